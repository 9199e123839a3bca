import styled from 'styled-components'
import { useLingui } from '@lingui/react/macro'
import { media } from '#styles/media.ts'
import { FieldMessage, Hint } from '#components/fields/field-frame.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { useTexts } from '#lib/format/texts.ts'
import { type AnyFields, isGroup, isList, type ChoicesDefinition } from '../parts/form-definition.ts'
import type { Path } from '../values.ts'
import { ContentField } from './content-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { type Rules, rulesAt, translationsOf } from './rules.ts'
import { ChangedWord, WasBefore } from './changed-mark.tsx'
import { useContentField } from './form-context.ts'

const ChoiceGroup = styled.fieldset`
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
function ChoicesField({ path, definition: { label, hint, choices } }: ChoicesFieldProps) {
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
    <ChoiceGroup aria-describedby={message && `${id}-error`}>
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
    </ChoiceGroup>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px var(--s4);
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    > * {
      grid-column: 1 / -1;
    }
  }
`
/* a group's fields are laid out among the others */
const Group = styled.div`
  display: contents;
`
const Whole = styled.div`
  grid-column: 1 / -1;
  padding-block-end: var(--s4);
`

interface FieldsProps {
  /** Path of the group or item that holds the fields; [] for the form itself. */
  path: Path
  names: readonly string[]
  fields: AnyFields
  rules: Rules
}

interface FieldProps extends Omit<FieldsProps, 'names'> {
  name: string
  /** Whether a heading above it says its label already. */
  hasHeading: boolean
}

function Field({ name, path, fields, rules: around, hasHeading }: FieldProps) {
  const definition = fields[name]
  if (!definition) throw new Error(`No form has a field ${name}.`)
  const rules = rulesAt(around, name)
  const at = [...path, name]
  if (isList(definition))
    return (
      <Whole>
        <ListField path={at} definition={definition} rules={rules} hasHeading={hasHeading}>
          {(index) => (
            <Fields
              path={[...at, index]}
              names={Object.keys(definition.fields)}
              fields={definition.fields}
              rules={rules}
            />
          )}
        </ListField>
      </Whole>
    )
  if (isGroup(definition))
    return (
      <Group>
        {Object.keys(definition.fields).map((inner) => (
          <Field
            key={inner}
            name={inner}
            path={at}
            fields={definition.fields}
            rules={rules}
            hasHeading={false}
          />
        ))}
      </Group>
    )
  if ('kind' in definition && definition.kind === 'hidden') return null
  if ('kind' in definition && definition.kind === 'picture')
    return <PictureField path={at} definition={definition} />
  if ('kind' in definition && definition.kind === 'choices')
    return <ChoicesField path={at} definition={definition} />
  return (
    <>
      <ContentField path={at} definition={definition} rules={rules} />
      {translationsOf(around, name).map(([language, translation]) => (
        <ContentField
          key={language}
          path={[...path, translation]}
          definition={definition}
          rules={rulesAt(around, translation)}
          language={language}
        />
      ))}
    </>
  )
}

/** Renders the fields of a form, a group or an item. The rules say which kind each is, and what it may hold. */
export const Fields = ({ names, ...around }: FieldsProps) => (
  <Grid>
    {names.map((name) => (
      <Field key={name} name={name} hasHeading={names.length === 1 && around.path.length === 0} {...around} />
    ))}
  </Grid>
)
