import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { clamped } from '#styles/clamped.ts'
import { ChangedWord } from './changed-mark.tsx'
import { JustAdded } from './form-context.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  min-block-size: 61px;
  padding-block: var(--s2);
  border-block-end: 1px solid var(--line);
`
const Moves = styled.div`
  display: flex;

  [aria-disabled='true'] {
    color: var(--ink-off);
    cursor: not-allowed;
  }
`
const Down = styled(IconButton)`
  svg {
    rotate: 180deg;
  }
`
const Words = styled.div`
  line-height: 1.35;
  overflow-wrap: anywhere;

  > span {
    ${clamped(2)}
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`
const Sheet = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  gap: var(--s5);
  margin: var(--s2) 0;
  padding: var(--s4);
  border: 2px solid var(--accent);
`
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s3);
`

interface ItemProps {
  index: number
  listKey: number
  name: string
  /** How many items the list has. */
  count: number
  /** Id for the message of a closed item. */
  id: string
  /** Shown below its name. */
  details: string
  isChanged: boolean
  /** The first error inside it. */
  message: string | undefined
  isNew: boolean
  onToggle: (key: number, isOpen: boolean) => void
  onMove: (index: number, by: -1 | 1) => void
  onRemove: (index: number) => void
}

interface ListItemProps extends ItemProps {
  isOpen: boolean
  /** Its fields, where it is open. */
  children: ReactNode
}

/** Renders an item of a list: a line with its name, or its fields where it is open. */
export const ListItem = ({ isOpen, children, ...props }: ListItemProps) => (
  <li data-key={props.listKey}>
    {isOpen ? <OpenItem {...props}>{children}</OpenItem> : <ClosedItem {...props} />}
  </li>
)

/** Memoised: in a list of hundreds a keystroke renders only what it changes. */
const ClosedItem = memo(function ClosedItem({
  index,
  listKey,
  name,
  count,
  id,
  details,
  isChanged,
  message,
  onToggle,
  onMove,
}: ItemProps) {
  const { t } = useLingui()
  return (
    <Row>
      <Moves>
        <IconButton
          type="button"
          data-move="-1"
          aria-label={t`Move up: ${name}`}
          aria-disabled={index === 0}
          onClick={() => onMove(index, -1)}
        >
          <Icon name="up" />
        </IconButton>
        <Down
          type="button"
          data-move="1"
          aria-label={t`Move down: ${name}`}
          aria-disabled={index === count - 1}
          onClick={() => onMove(index, 1)}
        >
          <Icon name="up" />
        </Down>
      </Moves>
      <Words>
        <b>{name}</b>
        {isChanged && <ChangedWord />}
        {details && <span>{details}</span>}
        {message && <FieldMessage id={id}>{message}</FieldMessage>}
      </Words>
      <Button
        type="button"
        $kind="plain"
        $small
        data-edit
        aria-label={t`Edit: ${name}`}
        onClick={() => onToggle(listKey, true)}
      >
        <Trans>Edit</Trans>
      </Button>
    </Row>
  )
})

function OpenItem({
  index,
  listKey,
  name,
  isNew,
  onToggle,
  onRemove,
  children,
}: ItemProps & { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Sheet aria-label={name}>
      <JustAdded value={isNew}>{children}</JustAdded>
      <Ends>
        <Button type="button" $kind="line" $small onClick={() => onToggle(listKey, false)}>
          <Trans>Done</Trans>
        </Button>
        <Button
          type="button"
          $kind="danger"
          $small
          aria-label={t`Remove: ${name}`}
          onClick={() => onRemove(index)}
        >
          <Trans>Remove</Trans>
        </Button>
      </Ends>
    </Sheet>
  )
}
