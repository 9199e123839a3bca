import type { I18n } from '@lingui/core'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { nameOf } from 'domain/texts/languages.ts'
import { type AnyDefinition, type AnyFields, isGroup, isList } from '../parts/form-definition.ts'
import { type Path, valueAt, type Values } from '../values.ts'
import { splitLanguage } from './rules.ts'

/** Returns a text, a number or a choice as an input shows it, and '' for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''
}

/** Formats a value in one line; of a list the names of its items. */
export function formatValue(definition: AnyDefinition, value: unknown): string {
  if (isList(definition) && Array.isArray(value))
    return value.map((item: unknown) => toText(valueAt(item, [definition.titleField]))).join(' · ')
  return toText(value)
}

/** Returns the definition of the field at a path, and of an item that of its list. @throws Error where there is none */
function definitionAt(fields: AnyFields, [step, ...rest]: Path): AnyDefinition {
  const definition = fields[String(step)] ?? fields[splitLanguage(String(step)).name]
  if (!definition) throw new Error(`No form has a field ${step}.`)
  const inner = isList(definition) && typeof rest[0] === 'number' ? rest.slice(1) : rest
  const hasFields = isList(definition) || isGroup(definition)
  return inner.length > 0 && hasFields ? definitionAt(definition.fields, inner) : definition
}

/** Formats the label of a field; with its language where it is a translation: 'Title (Urdu)'. */
export function formatLabel(i18n: I18n, definition: AnyDefinition, name: string): string {
  const { language } = splitLanguage(name)
  const label = i18n._(definition.label)
  const names = language && new Intl.DisplayNames([i18n.locale || 'en'], { type: 'language' })
  return names ? `${label} (${names.of(language)})` : label
}

/** Formats the value of the field at a path in one line. */
export const formatAt = (fields: AnyFields, path: Path, value: unknown): string =>
  isUrdu(path) ? toText(value) : formatValue(definitionAt(fields, path), value)

/** Tells whether a path is that of the Urdu of a text. */
const isUrdu = ([first]: Path): boolean => first === 'ur'

/** The longest name of a text, in characters. */
const TEXT_NAME = 60

/** Formats what a field is called outside its form: 'Phone', 'Drinking water supply: Raised'. */
export function formatField(i18n: I18n, fields: AnyFields, content: Values, path: Path): string {
  if (isUrdu(path)) return `${excerptOf(String(path[1]), TEXT_NAME)} (${nameOf('ur')})`
  const at = path.findIndex((step) => typeof step === 'number')
  const label = formatLabel(i18n, definitionAt(fields, path), String(path.at(-1)))
  if (at < 0) return label
  const list = definitionAt(fields, path.slice(0, at))
  const item = isList(list) ? toText(valueAt(content, [...path.slice(0, at + 1), list.titleField])) : ''
  return item && path.length > at + 1 ? `${item}: ${label}` : item || label
}

/** Formats the values of some fields in one line, for a closed box; '' where all are empty. */
export const formatBox = (
  i18n: I18n,
  fields: AnyFields,
  values: Values,
  names: readonly string[] = Object.keys(fields),
): string =>
  names
    .map((name) => {
      const definition = fields[name]
      const value = values[name]
      if (!definition) return ''
      if (isGroup(definition)) return formatBox(i18n, definition.fields, value as Values)
      if ('kind' in definition && ['picture', 'hidden', 'choices'].includes(definition.kind)) return ''
      const option = 'options' in definition && definition.options?.[toText(value)]
      if (option) return i18n._(option)
      const text = formatValue(definition, value)
      return typeof value === 'number' && text ? `${i18n._(definition.label)}: ${text}` : text
    })
    .filter(Boolean)
    .join(' · ')
