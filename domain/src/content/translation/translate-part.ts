import { object, type SchemaDescription } from 'yup'
import { describePart } from '../check-part.ts'
import type { ContentPart } from '../content.ts'
import type { FormattedLength } from '../fields.ts'
import { isRecord } from '../find-shape-errors.ts'
import { formattedLengthOf } from '../formatted/formatted-texts.ts'
import { samplesUr } from '../samples/ur.ts'
import type { TextFormat } from '../../formatting/described.ts'
import { MOST_TRANSLATIONS } from '../../limits.ts'
import { type Checked, checkKnown } from '../../schemas/check.ts'
import type { Translation } from '../../stored/site/site-part.ts'
import { type FieldErrors, rule } from '../../values/rule.ts'
import { optionalText } from '../../values/text.ts'
import { isPair } from './translations-of.ts'

/** What is read of a schema's description. */
interface Rules extends Partial<Pick<SchemaDescription, 'meta' | 'oneOf' | 'tests'>> {
  fields?: unknown
  innerType?: unknown
}

const fieldsOf = ({ fields }: Rules) => (fields ?? {}) as Record<string, Rules>

/** Returns whether a text can have Urdu: it has words, and is no id, address, number of an account or choice. */
function isTranslatable({ meta, oneOf = [] }: Rules, text: string): boolean {
  const { isVerbatim, format } = (meta ?? {}) as { isVerbatim?: true; format?: string }
  return !isVerbatim && !format && oneOf.length === 0 && /\p{L}/u.test(text)
}

/** Changes every text of a part, or of a piece of one, that can have Urdu. @param rules the description of its schema */
function mapTranslatable<T>(rules: Rules, value: T, to: (text: string, rules: Rules) => string): T {
  if (typeof value === 'string') return (isTranslatable(rules, value) ? to(value, rules) : value) as T
  if (Array.isArray(value)) {
    const item = (rules.innerType ?? {}) as Rules
    return value.map((each: unknown) => mapTranslatable(item, each, to)) as T
  }
  if (!isRecord(value)) return value
  const fields = fieldsOf(rules)
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const own = fields[name]
      return [name, own ? mapTranslatable(own, each, to) : each]
    }),
  ) as T
}

const longest = ({ tests = [] }: Rules): number =>
  Number(tests.find(({ name }) => name === 'max')?.params?.['max'] ?? 0)

/** What the Urdu of a text may be. */
export interface UrduRules {
  /** Its most characters. */
  max: number
  /** How long a text with marks may be; undefined for a plain one. */
  formatted: FormattedLength | undefined
}

/** Returns the texts of a part that can have Urdu, each once and in its order. One that stands in several fields keeps all rules. */
export function translatableTexts(part: ContentPart, content: object): Map<string, UrduRules> {
  const found = new Map<string, UrduRules>()
  mapTranslatable(describePart(part), content, (text, rules) => {
    const formatted = formattedLengthOf(rules)
    const known = found.get(text) ?? { max: Infinity, formatted }
    found.set(text, { max: Math.min(longest(rules), known.max), formatted: known.formatted && formatted })
    return text
  })
  return found
}

const SAMPLES = new Map(samplesUr.map(({ text, ur }) => [text, ur]))

/** Returns what finds the Urdu of a text: the office's, or that of a sample; undefined where it is missing. */
export function findUrdu(pairs: readonly Translation[]): (text: string) => string | undefined {
  const own = new Map(pairs.map(({ text, ur }) => [text, ur]))
  return (text) => own.get(text) || SAMPLES.get(text)
}

/**
 * Returns a part in Urdu. A text without Urdu stays English.
 * @param stored the part with its format and its Urdu
 */
export function translatePart<T extends object>(
  part: ContentPart,
  { ur, ...stored }: T & { ur?: readonly Translation[]; format?: TextFormat },
): Omit<T, 'ur'> {
  const find = findUrdu(ur ?? [])
  return mapTranslatable(describePart(part), stored, (text) => find(text) ?? text)
}

/**
 * Checks the Urdu of a part. What belongs to no text of it is left out, such as that of a text that has changed.
 * @param content the part, cast
 * @param sent a list of pairs, as a client sent it
 * @returns one pair for each text that has Urdu, or the messages by field, such as `ur[2].ur`
 */
export async function checkTranslations(
  part: ContentPart,
  content: object,
  sent: unknown,
): Promise<Checked<Translation[]>> {
  if (!Array.isArray(sent)) return { ok: false, errors: { ur: [rule('kind')] } }
  if (sent.length > MOST_TRANSLATIONS)
    return { ok: false, errors: { ur: [rule('tooManyItems', MOST_TRANSLATIONS)] } }
  const texts = translatableTexts(part, content)
  const found = new Map<string, string>()
  const errors: FieldErrors = {}
  for (const [n, pair] of (sent as unknown[]).entries()) {
    if (!isPair(pair)) {
      errors[`ur[${n}]`] = [rule('kind')]
      continue
    }
    // as the text itself is stored
    const text = pair.text.normalize('NFC').trim()
    const rules = texts.get(text)
    if (!rules) continue
    const checked = await checkKnown(object({ ur: optionalText(rules.max) }), { ur: pair.ur })
    if (!checked.ok) errors[`ur[${n}].ur`] = checked.errors['ur'] ?? []
    else if (checked.value.ur) found.set(text, checked.value.ur)
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: [...found].map(([text, ur]) => ({ text, ur })) }
}
