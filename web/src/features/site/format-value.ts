import type { I18n } from '@lingui/core'
import type { AnyFields, AnyText } from './part-text.ts'
import { isGroup, isList } from './part-text.ts'
import { type Path, valueAt, type Values } from './values.ts'

/** A text or a number as it stands in a form. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''

/** A value in one line; of a list the names of its items. */
export function formatValue(text: AnyText, value: unknown): string {
  if (isList(text) && Array.isArray(value))
    return value.map((item: unknown) => shownValue(valueAt(item, [text.titled]))).join(' · ')
  return shownValue(value)
}

/** What the form says of the field at a path; of an item of a list what it says of the list. */
export function textAt(fields: AnyFields, [step, ...rest]: Path): AnyText {
  const text = fields[String(step)]
  if (!text) throw new Error(`No form has a field ${step}.`)
  const inner = isList(text) && typeof rest[0] === 'number' ? rest.slice(1) : rest
  return inner.length > 0 && (isList(text) || isGroup(text)) ? textAt(text.fields, inner) : text
}

/** What a field is called in a sentence: 'Telephone', 'Drinking water supply: Raised'. */
export function formatField(i18n: I18n, fields: AnyFields, content: Values, path: Path): string {
  const at = path.findIndex((step) => typeof step === 'number')
  const label = i18n._(textAt(fields, path).label)
  if (at < 0) return label
  const list = textAt(fields, path.slice(0, at))
  const item = isList(list) ? shownValue(valueAt(content, [...path.slice(0, at + 1), list.titled])) : ''
  return item && path.length > at + 1 ? `${item}: ${label}` : item || label
}
