import { string } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { FieldName } from '../texts/labels-en.ts'
import { rule } from './rule.ts'

/** Whether the text is a whole http or https address. Pages link to no other scheme. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** An address that pages link to, or ''. */
export const optionalWebAddress = () =>
  optionalText(MAX_LENGTH.link).test('link', rule('link'), (value) => value === '' || isWebAddress(value))

// control characters except tab and line ends, bidirectional overrides and isolates, lone surrogates, and what stands
// for bytes that were no text
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u

/** Whether the text holds characters that nobody types and that can hide its meaning. */
const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

// zero-width spaces, fillers and the like: by themselves they are nothing
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** Marks on one letter, after Unicode's stream-safe format (UAX #15, 13): no language writes more. */
const MOST_MARKS = 30
// looked for from the first of them only
const PILED_UP = new RegExp(`(?:^|\\P{M})\\p{M}{${MOST_MARKS + 1}}`, 'u')

/** Units of a letter and its marks that NFC makes one unit of, at most. */
const COMPOSED_OF = 4

/**
 * Normalises a text: NFC, trimmed, with LF line ends, and '' when nothing in it is visible. Length and piled-up marks are checked
 * first, since normalising many marks is slow.
 * @param max a longer text is cut, but stays too long
 */
function tidy(text: string, max: number): string {
  if (text.length > COMPOSED_OF * max) return text.slice(0, max + 1)
  if (text.replaceAll(UNSEEN, '') === '') return ''
  if (PILED_UP.test(text)) return text
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim()
}

/** A text as it was sent. Other JSON values are cast or refused with our messages. */
export const plainText = () => string().typeError(rule('text')).nonNullable(rule('text'))

/** A code or a token, neither cast nor normalised. */
export const opaqueText = (max: number) =>
  plainText().strict().required(rule('text')).max(max, rule('tooLong', max))

/** A normalised text of at most `max` characters; '' when absent. */
export const optionalText = (max: number) =>
  plainText()
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value, max) : value))
    .default('')
    .max(max, rule('tooLong', max))
    .test('marks', rule('piledUpMarks'), (value) => !PILED_UP.test(value))
    .test('invisible', rule('controlCharacters'), (value) => !hasInvisible(value))

/** A normalised text that may not be empty. @param field the field that the message names */
export const requiredText = (field: FieldName, max: number) =>
  optionalText(max).required(rule('required', field))
