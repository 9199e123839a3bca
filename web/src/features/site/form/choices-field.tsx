import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { FieldMessage, Hint } from '#components/fields/field-frame.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { ChoicesDefinition } from '../parts/form-definition.ts'
import type { Path } from '../values.ts'
import { ChangedWord, WasBefore } from './changed-mark.tsx'
import { useContentField } from './form-context.ts'

const Group = styled.fieldset`
  grid-column: 1 / -1;
  min-inline-size: 0;
  margin: 0;
  padding: 0 0 var(--s4);
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
    line-height: 1.35;
  }
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: 0 var(--s4);
  margin-block-start: var(--s2);
`

interface ChoicesFieldProps {
  path: Path
  definition: ChoicesDefinition
}

/** Renders a list of fixed values as checkboxes. Its value keeps their order. */
export function ChoicesField({ path, definition: { label, hint, choices } }: ChoicesFieldProps) {
  const { i18n } = useLingui()
  const texts = useTexts()
  const { id, name, value, change, error, isDue, setValue, markUsed } = useContentField(path)
  const chosen = value as readonly string[]
  const was = choices
    .filter((choice) => (change?.was as readonly string[] | undefined)?.includes(choice))
    .map((choice) => texts.label[choice])
  const message = isDue ? error : undefined
  const toggle = (toggled: string) => {
    setValue(choices.filter((choice) => (choice === toggled) !== chosen.includes(choice)))
    markUsed()
  }
  return (
    <Group aria-describedby={message && `${id}-error`}>
      <legend>
        {i18n._(label)}
        {change && <ChangedWord />}
      </legend>
      {hint && <Hint>{i18n._(hint)}</Hint>}
      {change && <WasBefore was={formatList(was, i18n.locale)} />}
      <Choices>
        {choices.map((choice, n) => (
          <Tick key={choice}>
            <input
              type="checkbox"
              // a list of errors leads to the first
              id={n === 0 ? id : undefined}
              name={name}
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
            {texts.label[choice]}
          </Tick>
        ))}
      </Choices>
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </Group>
  )
}
