import { string } from 'yup'
import type { FieldName } from '../texts/en.ts'
import { rule } from './rule.ts'

// control characters except tab and line ends, bidirectional overrides and isolates, lone surrogates, and what stands
// for bytes that were no text
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u

/** Whether the text holds characters that no person types and that can hide what a text says. */
const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

// zero-width spaces, fillers and the like: by themselves they are nothing
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** NFC, trimmed, with the line ends of JSON, which a form sends as CRLF; '' when nothing in it can be seen. */
function tidy(text: string): string {
  if (text.replaceAll(UNSEEN, '') === '') return ''
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim()
}

/** A text as it is; what JSON can send beside texts is cast or refused in our words. */
export const plainText = () => string().typeError(rule('text')).nonNullable(rule('text'))

/** A tidied text of at most `max` characters; '' when absent. */
export const optionalText = (max: number) =>
  plainText()
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value) : value))
    .default('')
    .max(max, rule('tooLong', max))
    .test('invisible', rule('controlCharacters'), (value) => !hasInvisible(value))

/** The same text, but it must hold at least one character. @param field whose name the message says */
export const requiredText = (field: FieldName, max: number) =>
  optionalText(max).required(rule('required', field))
