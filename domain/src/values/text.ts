import { number, string, type TestContext } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { FieldName } from '../texts/labels-en.ts'
import { westernDigits } from './comparable.ts'
import { parseAddress } from './parse-address.ts'
import { oddNumber } from './phone.ts'
import { rule } from './rule.ts'

/** Returns whether the text is a whole http or https address. Pages link to no other scheme. */
export function isWebAddress(text: string): boolean {
  const address = /^https?:\/\/\S+$/i.test(text) ? parseAddress(text) : undefined
  return address !== undefined && !address.username && !address.password
}

/** Builds the rule of an address that pages link to, or ''. */
export const optionalWebAddress = () =>
  optionalText(MAX_LENGTH.link).test('link', rule('link'), (value) => value === '' || isWebAddress(value))

// control characters except tab and line ends, bidirectional overrides and isolates, lone surrogates, and what stands
// for bytes that were no text
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u

/** Returns whether the text holds characters that nobody types and that can hide its meaning. */
const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

/**
 * Characters that show nothing by themselves, such as zero-width spaces, fillers and direction marks: keyboards and copied texts add
 * them. What keeps its meaning is captured: the non-joiner in a word of Arabic script, the joiners and selectors of an emoji.
 * Overrides of the direction are not removed, but refused.
 */
const IGNORABLE =
  /(\p{scx=Arab}\u200c(?=\p{scx=Arab})|\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?(?:\u200d(?=\p{Extended_Pictographic}))?|[#*\d]\ufe0f(?=\u20e3))|(?:(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point})+/gu

const LINE_END = /\r\n?|[\u2028\u2029]/g

/** Marks on one letter, after Unicode's stream-safe format (UAX #15, 13): no language writes more. */
const MOST_MARKS = 30
// looked for from the first of them only
const PILED_UP = new RegExp(`(?:^|\\P{M})\\p{M}{${MOST_MARKS + 1}}`, 'u')

/** Units of a letter and its marks that NFC makes one unit of, at most. */
const COMPOSED_OF = 4

/**
 * Normalises a text: NFC, trimmed, with LF line ends, without characters that show nothing. Length and piled-up marks are checked
 * first, since normalising many marks is slow.
 * @param max a longer text is cut, but stays too long
 */
function tidy(text: string, max: number): string {
  if (text.length > COMPOSED_OF * max) return text.slice(0, max + 1)
  const visible = text.replaceAll(IGNORABLE, '$1')
  if (PILED_UP.test(visible)) return visible
  return visible.normalize('NFC').replaceAll(LINE_END, '\n').trim()
}

/**
 * Builds the rule of a text that stays exactly as it was sent, such as a password. Other JSON values are cast or refused with our
 * messages.
 */
export const secretText = () => string().typeError(rule('text')).nonNullable(rule('text'))

const inWesternDigits = (value: unknown) => (typeof value === 'string' ? westernDigits(value) : value)

/** Builds the rule of a date, a number or a choice, in the digits of any keyboard. */
export const plainText = () => secretText().transform(inWesternDigits)

/** Builds the rule of a number, in the digits of any keyboard. */
export const plainNumber = () =>
  number().transform((value: unknown, sent: unknown) =>
    typeof sent === 'string' && westernDigits(sent) !== sent ? Number(westernDigits(sent)) : value,
  )

/** Builds the rule of a code or a token, neither cast nor normalised. */
export const opaqueText = (max: number) =>
  secretText().strict().required(rule('text')).max(max, rule('tooLong', max))

/** Builds the rule of a normalised text of at most `max` characters; '' when absent. */
export const optionalText = (max: number) =>
  secretText()
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value, max) : value))
    .default('')
    .max(max, rule('tooLong', max))
    .test('marks', rule('piledUpMarks'), (value) => !PILED_UP.test(value))
    .test('invisible', rule('controlCharacters'), (value) => !hasInvisible(value))

/** Builds the rule of a normalised text that may not be empty. @param field the field that the message names */
export const requiredText = (field: FieldName, max: number) =>
  optionalText(max).required(rule('required', field))

/** Builds the rule of a required text that has only Latin letters, in the digits of any keyboard. */
export const codeText = (max: number) => optionalText(max).transform(inWesternDigits)

/** Builds the rule of a text of one line. */
export const optionalLine = (max: number) =>
  optionalText(max).test('line', rule('oneLine'), (value) => !value.includes('\n'))

/** Builds the rule of a text of one line that may not be empty. @param field the field that the message names */
export const requiredLine = (field: FieldName, max: number) =>
  optionalLine(max).required(rule('required', field))

const ODD_NUMBERS = { noNumber: rule('phone'), short: rule('phoneShort'), long: rule('phoneLong') }

/** Checks a phone number. Empty and too long ones have rules of their own. */
const isPhone = async (value: string, context: TestContext) => {
  if (value === '' || value.length > MAX_LENGTH.phone) return true
  const odd = await oddNumber(value)
  return odd === undefined || context.createError({ message: ODD_NUMBERS[odd] })
}

/**
 * Builds the rule of a phone number of any country; '' when absent. It stays as typed, but in Western digits and without the
 * direction marks that copied numbers bring along.
 */
export const optionalPhone = () =>
  optionalLine(MAX_LENGTH.phone)
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\p{Cf}/gu, '') : value))
    .transform(inWesternDigits)
    .test('phone', isPhone)
