import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { type AnyFields, isGroup, isList } from '../part-text.ts'
import { rulesAt, type Rules } from '../rules.ts'
import type { Path } from '../values.ts'
import { ContentField } from './content-field.tsx'
import { ListEditor } from './list-editor.tsx'
import { PictureField } from './picture-field.tsx'

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
/* a group's fields stand among the others */
const Group = styled.div`
  display: contents;
`
const Whole = styled.div`
  grid-column: 1 / -1;
  padding-block-end: var(--s4);
`

interface FieldsProps {
  /** Where the fields stand in their part. */
  path: Path
  names: readonly string[]
  texts: AnyFields
  rules: Rules
}

interface FieldProps extends Omit<FieldsProps, 'names'> {
  name: string
  /** Whether something above it says its name already. */
  isNamed: boolean
}

function Field({ name, path, texts, rules: around, isNamed }: FieldProps) {
  const text = texts[name]
  if (!text) throw new Error(`No form has a field ${name}.`)
  const rules = rulesAt(around, name)
  const at = [...path, name]
  if (isList(text))
    return (
      <Whole>
        <ListEditor path={at} text={text} rules={rules} isNamed={isNamed}>
          {(place) => (
            <Fields
              path={[...at, place]}
              names={Object.keys(text.fields)}
              texts={text.fields}
              rules={rules}
            />
          )}
        </ListEditor>
      </Whole>
    )
  if (isGroup(text))
    return (
      <Group>
        {Object.keys(text.fields).map((inner) => (
          <Field key={inner} name={inner} path={at} texts={text.fields} rules={rules} isNamed={false} />
        ))}
      </Group>
    )
  if ('kind' in text && text.kind === 'picture') return <PictureField path={at} text={text} />
  return <ContentField path={at} text={text} rules={rules} />
}

/** The fields of a part, of a group or of an item: which they are, and what they may hold, comes from the rules. */
export const Fields = ({ names, ...around }: FieldsProps) => (
  <Grid>
    {names.map((name) => (
      <Field key={name} name={name} isNamed={names.length === 1 && around.path.length === 0} {...around} />
    ))}
  </Grid>
)
