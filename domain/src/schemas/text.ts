import { string } from 'yup'
import type { Texts } from '../texts/en.ts'

// control characters except tab and line ends, bidirectional overrides and isolates, lone surrogates
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u

/** Whether the text holds characters that no person types and that can hide what a text says. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

/** A trimmed, NFC text of at most `max` characters; '' when absent. */
export const optionalText = (texts: Texts, max: number) =>
  string()
    .strict(false)
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .default('')
    .max(max, texts.field.tooLong(max))
    .test('invisible', texts.field.controlCharacters, (value) => !hasInvisible(value))

/** The same text, but it must hold at least one character. */
export const requiredText = (texts: Texts, label: string, max: number) =>
  optionalText(texts, max).required(texts.field.required(label))
