import { string } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { FieldName } from '../texts/labels-en.ts'
import { rule } from './rule.ts'

/** Whether the text is a whole http or https address; no other scheme is ever linked to. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** An address that pages link to; '' where there is none. */
export const optionalWebAddress = () =>
  optionalText(MAX_LENGTH.link).test('link', rule('link'), (value) => value === '' || isWebAddress(value))

// control characters except tab and line ends, bidirectional overrides and isolates, lone surrogates, and what stands
// for bytes that were no text
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u

/** Whether the text holds characters that no person types and that can hide what a text says. */
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
 * NFC, trimmed, with the line ends of JSON, which a form sends as CRLF; '' when nothing in it can be seen. Length is
 * looked at first, and then for marks that are piled up: sorting those takes the square of their number.
 * @param max a longer text stays too long, and no more of it is looked at
 */
function tidy(text: string, max: number): string {
  if (text.length > COMPOSED_OF * max) return text.slice(0, max + 1)
  if (text.replaceAll(UNSEEN, '') === '') return ''
  if (PILED_UP.test(text)) return text
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim()
}

/** A text as it is; what JSON can send beside texts is cast or refused in our words. */
export const plainText = () => string().typeError(rule('text')).nonNullable(rule('text'))

/** A code or a token that somebody hands back as it was given to her: neither cast nor tidied. */
export const opaqueText = (max: number) =>
  plainText().strict().required(rule('text')).max(max, rule('tooLong', max))

/** A tidied text of at most `max` characters; '' when absent. */
export const optionalText = (max: number) =>
  plainText()
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value, max) : value))
    .default('')
    .max(max, rule('tooLong', max))
    .test('marks', rule('piledUpMarks'), (value) => !PILED_UP.test(value))
    .test('invisible', rule('controlCharacters'), (value) => !hasInvisible(value))

/** The same text, but it must hold at least one character. @param field whose name the message says */
export const requiredText = (field: FieldName, max: number) =>
  optionalText(max).required(rule('required', field))
