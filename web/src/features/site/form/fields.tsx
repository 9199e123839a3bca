import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { type AnyFields, isGroup, isList } from '../parts/form-definition.ts'
import type { Path } from '../values.ts'
import { ChoicesField } from './choices-field.tsx'
import { ContentField } from './content-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { type Rules, rulesAt, translationsOf } from './rules.ts'

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
