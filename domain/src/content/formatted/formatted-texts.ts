import type { TextFormat } from '../../formatting/described.ts'
import { escapeMarkdown, hasMarks } from '../../formatting/escape-markdown.ts'
import { plainTextOf } from '../../formatting/plain-text.ts'
import { toHtml } from '../../formatting/to-html.ts'
import { CONTENT_PARTS, describePart } from '../check-part.ts'
import type { Content, ContentPart, StoredContent } from '../content.ts'
import type { FormattedLength } from '../fields.ts'
import { isRecord } from '../find-shape-errors.ts'

// Imports the parser of Markdown: no script of a visitor may use this file.

/** What is read of a schema's description. */
interface Rules {
  meta?: unknown
  fields?: unknown
  innerType?: unknown
}

/** Returns how long a formatted text may be; undefined for another field. @param rules the description of its schema */
export const formattedLengthOf = ({ meta }: Rules): FormattedLength | undefined =>
  (meta as { formatted?: FormattedLength } | undefined)?.formatted

/** Returns the rules of the fields of a group, or of the items of a list. */
const fieldsOf = ({ fields, innerType }: Rules): Record<string, Rules> =>
  (fields ?? (innerType as Rules | undefined)?.fields ?? {}) as Record<string, Rules>

/** A formatted text of a part. */
interface Field {
  /** Such as `stories.story`, for every item of the list. */
  name: string
  length: FormattedLength
}

/** What takes the place of a text. */
interface Changed {
  text: string
  html?: string | undefined
}

/** Changes every formatted text of a part. HTML goes into the field `html` of the object that holds the text. */
function change<T>(rules: Rules, values: T, to: (text: string, field: Field) => Changed, path = ''): T {
  if (Array.isArray(values)) return values.map((item: unknown) => change(rules, item, to, path)) as T
  if (!isRecord(values)) return values
  const html: Record<string, string> = {}
  const inner = fieldsOf(rules)
  const changed = Object.entries(values).map(([key, value]) => {
    const own = inner[key]
    const name = path ? `${path}.${key}` : key
    const length = own && formattedLengthOf(own)
    if (!length || typeof value !== 'string')
      return [key, own ? change(own, value, to, name) : value] as const
    const text = to(value, { name, length })
    if (text.html) html[key] = text.html
    return [key, text.text] as const
  })
  return { ...Object.fromEntries(changed), ...(Object.keys(html).length > 0 && { html }) } as T
}

/** Changes every formatted text of a part, or of a piece of one. @param rules the description of its schema */
const changeTexts = <T>(rules: Rules, values: T, to: (text: string, field: Field) => string): T =>
  change(rules, values, (text, field) => ({ text: to(text, field) }))

const some = (rules: Rules, has: (field: Rules) => boolean): boolean =>
  Object.values(fieldsOf(rules)).some((field) => has(field) || some(field, has))

/** Returns whether a part has formatted texts. */
export const isFormatted = (part: ContentPart): boolean =>
  some(describePart(part), (field) => formattedLengthOf(field) !== undefined)

/** Returns whether pictures can be uploaded for a part: for a field of their own, or for a text. */
export const takesPictures = (part: ContentPart): boolean =>
  some(
    describePart(part),
    (field) =>
      formattedLengthOf(field) === 'story' ||
      (field.meta as { isPicture?: true } | undefined)?.isPicture === true,
  )

/** Writes a plain text so that it looks the same as a formatted one. */
const toMarkdown = (text: string, { length }: Field) =>
  escapeMarkdown(length === 'paragraph' ? text.replaceAll(/\s*\n\s*/g, ' ') : text)

/** Writes the plain texts of a part so that they look the same as formatted ones. */
export const toFormatted = <T>(part: ContentPart, values: T): T =>
  changeTexts(describePart(part), values, toMarkdown)

/** Does the same, but only for texts that some item has stored as plain in the same field. @param stored plain texts of the part */
export function keepLooks<T>(part: ContentPart, values: T, stored: unknown): T {
  const rules = describePart(part)
  const known = new Set<string>()
  const keyOf = (text: string, { name }: Field) => `${name} ${text}`
  changeTexts(rules, stored, (text, field) => {
    known.add(keyOf(text, field))
    return text
  })
  return changeTexts(rules, values, (text, field) =>
    known.has(keyOf(text, field)) ? toMarkdown(text, field) : text,
  )
}

const markdown = (description: string) => ({ description, format: 'markdown' }) as const

/** Removes the marks from the texts of a part, or of a piece of one. @param rules the description of its schema */
export const withoutMarks = <T>(rules: Rules, values: T): T =>
  changeTexts(rules, values, (text) => plainTextOf(markdown(text)))

/**
 * Returns a part as pages get it: its texts without marks, and beside each that has marks its HTML.
 * @param stored the part and its format
 */
export function toShown<T extends object>(
  part: ContentPart,
  { format, ...stored }: T & { format?: TextFormat },
  changeHtml = (html: string) => html,
): Omit<T, 'format'> {
  if (format !== 'markdown') return stored
  return change(describePart(part), stored, (written, { length }) => {
    const text = plainTextOf(markdown(written))
    // pages show a plain text of this length without its line ends
    const hasLines = length === 'paragraph' && text.includes('\n')
    const isMarked = hasLines || hasMarks(written)
    return { text, html: isMarked ? changeHtml(toHtml(markdown(written), length === 'story')) : undefined }
  })
}

/** Returns every part as pages get it. */
export const toShownContent = (stored: StoredContent): Content =>
  Object.fromEntries(CONTENT_PARTS.map((part) => [part, toShown(part, stored[part])])) as unknown as Content
