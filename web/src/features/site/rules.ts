import { describePart } from 'domain/content/check-part.ts'
import type { ContentPart } from 'domain/content/content.ts'
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup'

/** What the rules of a field are. */
export type Rules = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription

/** The rules of every field of a part. */
export const rulesOf = (part: ContentPart): Rules => describePart(part)

/** Of a field of a group, or of the items of a list. */
export function rulesAt(rules: Rules, name: string): Rules {
  const fields = 'fields' in rules ? rules.fields : 'innerType' in rules ? fieldsOf(rules.innerType) : {}
  const found = fields[name]
  if (!found) throw new Error(`The rules know no field ${name}.`)
  return found as Rules
}

const fieldsOf = (inner: SchemaInnerTypeDescription['innerType']): Record<string, SchemaFieldDescription> =>
  inner && !Array.isArray(inner) && 'fields' in inner ? inner.fields : {}

/** The longest text, or the longest list; undefined where there is no such rule. */
export const mostOf = (rules: Rules): number | undefined => {
  const most = rules.tests.find(({ name }) => name === 'max')?.params?.['max']
  return typeof most === 'number' ? most : undefined
}

/** What an item of a list is before anything is written into it. */
export function blankOf(list: Rules): Record<string, unknown> {
  const fields = 'innerType' in list ? fieldsOf(list.innerType) : {}
  return Object.fromEntries(Object.entries(fields).map(([name, rules]) => [name, blankField(rules as Rules)]))
}

function blankField(rules: Rules): unknown {
  if (rules.type === 'array') return []
  if (rules.type === 'number') return NaN
  return rules.oneOf[0] ?? ''
}
