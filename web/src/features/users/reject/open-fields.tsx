import { Trans, useLingui } from '@lingui/react/macro'
import { REASON_FIELDS, type ReasonField } from 'domain/decisions/reasons.ts'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { type ShownField, shownFields } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { media } from '#styles/media.ts'

const Frame = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  border: 0;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px var(--s2);
  align-items: center;

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${media.lowDesktop} {
    gap: 2px var(--s2);
  }
`

const Title = styled.b`
  font-weight: 600;
  line-height: 1.35;
`

const Add = styled(Button)`
  anchor-name: --add-field;
  margin-block: -10px;
  padding-inline: 0;
  gap: 4px;
`

const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  > li {
    display: inline-flex;
    align-items: center;
    min-block-size: 47px;
    padding-inline-start: 10px;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--t-s);
    font-weight: 600;
    line-height: 1.2;
  }
  button {
    inline-size: 40px;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  ${media.fromDesktop} {
    max-block-size: 102px;
    overflow: auto;
  }
  ${media.lowDesktop} {
    > li {
      min-block-size: 44px;
    }
    max-block-size: 94px;
  }
`

const Menu = styled.ul`
  position-anchor: --add-field;
  inset: auto;
  inset-block-start: anchor(end);
  inset-inline-end: anchor(end);
  position-try-fallbacks: flip-block;
  max-block-size: min(320px, 70dvh);
  min-inline-size: 220px;
  margin: 4px 0;
  padding: var(--s1);
  overflow: auto;
  border: 2px solid var(--ink);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  --focus: var(--ink);

  @supports not (position-try-fallbacks: flip-block) {
    inset: 0;
    margin: auto;
  }
  button {
    justify-content: start;
    text-align: start;
    text-decoration: none;
  }
`

interface OpenFieldsProps {
  /** The fields that the ticked reasons open. */
  fields: readonly ReasonField[]
  message: string | undefined
  id: string
  /** Whether a ticked reason can take another field. */
  canAdd: boolean
  onAdd: (field: ShownField) => void
  onRemove: (field: ShownField) => void
}

/** Shows what the applicant can correct, in boxes that can be removed, and a menu with the other fields. */
export function OpenFields({ fields, message, id, canAdd, onAdd, onRemove }: OpenFieldsProps) {
  const { t } = useLingui()
  const { label } = useFieldText()
  const menuId = useId()
  const menu = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const shown = shownFields(fields)
  const left = shownFields(REASON_FIELDS).filter((field) => !shown.includes(field))
  const canOpen = canAdd && left.length > 0
  return (
    <Frame aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>
        <Trans>The applicant can correct</Trans>
      </Title>
      <Add
        ref={adder}
        type="button"
        $kind="plain"
        $small
        aria-disabled={!canOpen}
        aria-label={t`Add a field to correct`}
        popoverTarget={canOpen ? menuId : undefined}
      >
        <Icon name="plus" />
        <Trans>Add</Trans>
      </Add>
      {shown.length > 0 && (
        <Boxes aria-labelledby={`${id}-title`}>
          {shown.map((field) => (
            <li key={field}>
              {label[field]}
              <IconButton
                type="button"
                aria-label={t`Remove ${label[field]}`}
                onClick={() => {
                  // the pressed button disappears
                  adder.current?.focus()
                  onRemove(field)
                }}
              >
                <Icon name="cross" />
              </IconButton>
            </li>
          ))}
        </Boxes>
      )}
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
      <Menu ref={menu} id={menuId} popover="auto" aria-label={t`Add a field to correct`}>
        {left.map((field) => (
          <li key={field}>
            <Button
              type="button"
              $kind="plain"
              $small
              $wide
              onClick={() => {
                menu.current?.hidePopover()
                onAdd(field)
              }}
            >
              {label[field]}
            </Button>
          </li>
        ))}
      </Menu>
    </Frame>
  )
}
