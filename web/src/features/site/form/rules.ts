import { describePart } from 'domain/content/check-part.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from 'domain/texts/languages.ts'
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup'

/** A schema's description of a field, a group or a list. */
export type Rules = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription

/** Returns the rules of every field of a part. */
export const rulesOf = (part: ContentPart): Rules => describePart(part)

/** Returns the fields of a group, or of the items of a list. */
function fieldsOf(rules: Rules): Record<string, SchemaFieldDescription> {
  if ('fields' in rules) return rules.fields as Record<string, SchemaFieldDescription>
  const inner = 'innerType' in rules ? rules.innerType : undefined
  return inner && !Array.isArray(inner) && 'fields' in inner
    ? (inner.fields as Record<string, SchemaFieldDescription>)
    : {}
}

/** Returns the rules of a field of a group, or of a list's items. @throws Error where the schema has no such field */
export function rulesAt(rules: Rules, name: string): Rules {
  const found = fieldsOf(rules)[name]
  if (!found) throw new Error(`The schema has no field ${name}.`)
  return found as Rules
}

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** Returns the fields of a schema that hold a field's text in other languages, such as `title_ur` for `title`. */
export const translationsOf = (rules: Rules, name: string): (readonly [Language, string])[] =>
  OTHER_LANGUAGES.map((language) => [language, `${name}_${language}`] as const).filter(
    ([, translation]) => translation in fieldsOf(rules),
  )

/** Splits the name of a translation: `title_ur` into `title` and `ur`. Of another name the language is undefined. */
export function splitLanguage(name: string): { name: string; language: Language | undefined } {
  const language = OTHER_LANGUAGES.find((other) => name.endsWith(`_${other}`))
  return { name: language ? name.slice(0, -language.length - 1) : name, language }
}

/** Returns the longest text, or the longest list, that is allowed; undefined without such a rule. */
export const maxOf = (rules: Rules): number | undefined => {
  const max = rules.tests.find(({ name }) => name === 'max')?.params?.['max']
  return typeof max === 'number' ? max : undefined
}

/** Builds an empty item of a list. */
export const emptyItemOf = (list: Rules): Record<string, unknown> => emptyOf(fieldsOf(list))

const emptyOf = (fields: Record<string, SchemaFieldDescription>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, rules]) => [name, emptyValueOf(rules as Rules)]))

function emptyValueOf(rules: Rules): unknown {
  if (rules.type === 'object') return emptyOf(fieldsOf(rules))
  if (rules.type === 'array') return []
  if (rules.type === 'number') return NaN
  if (rules.type === 'boolean') return false
  return rules.oneOf[0] ?? ''
}
