import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { formatRule } from 'domain/schemas/rule.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { AnyList } from '../part-text.ts'
import { shownValue } from '../format-value.ts'
import { nameOf, type Path, valueAt } from '../values.ts'
import { ChangedWord } from './changed-mark.tsx'
import { JustAdded, usePartForm } from './part-form-context.ts'

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
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
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

interface ListItemProps {
  item: unknown
  place: number
  listKey: number
  name: string
  count: number
  /** Of the list. */
  path: Path
  text: AnyList
  isOpen: boolean
  isNew: boolean
  onToggle: (key: number, isOpen: boolean) => void
  onMove: (place: number, by: -1 | 1) => void
  onRemove: (place: number) => void
  /** Its fields, where it is open. */
  children: ReactNode
}

/** An item of a list: a line with its name, or the sheet of its fields. */
export function ListItem({ isOpen, ...props }: ListItemProps) {
  return <li data-key={props.listKey}>{isOpen ? <OpenItem {...props} /> : <ShutItem {...props} />}</li>
}

type ItemProps = Omit<ListItemProps, 'isOpen'>

function ShutItem({ item, place, listKey, name, count, path, text, onToggle, onMove }: ItemProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const { errors, changes } = usePartForm()
  const at = nameOf([...path, place])
  const isIn = (other: string) => other === at || other.startsWith(`${at}.`)
  const error = Object.entries(errors).find(([field]) => isIn(field))?.[1][0]
  const lines = (text.lined ?? []).map((field) => shownValue(valueAt(item, [field]))).filter(Boolean)
  return (
    <Row>
      <Moves>
        <IconButton
          type="button"
          data-move="-1"
          aria-label={t`Move up: ${name}`}
          aria-disabled={place === 0}
          onClick={() => onMove(place, -1)}
        >
          <Icon name="up" />
        </IconButton>
        <Down
          type="button"
          data-move="1"
          aria-label={t`Move down: ${name}`}
          aria-disabled={place === count - 1}
          onClick={() => onMove(place, 1)}
        >
          <Icon name="up" />
        </Down>
      </Moves>
      <Words>
        <b>{name}</b>
        {changes.some((change) => isIn(nameOf(change.path))) && <ChangedWord />}
        {lines.length > 0 && <span>{lines.join(', ')}</span>}
        {error && <FieldMessage id={`part-${at}`}>{formatRule(texts, error)}</FieldMessage>}
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
}

function OpenItem({ place, listKey, name, isNew, onToggle, onRemove, children }: ItemProps) {
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
          onClick={() => onRemove(place)}
        >
          <Trans>Remove</Trans>
        </Button>
      </Ends>
    </Sheet>
  )
}
