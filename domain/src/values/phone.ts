import { COUNTRY } from '../place.ts'
import { digitsOf } from './comparable.ts'

/** What is odd about a text that should be a telephone number. */
export type OddNumber = 'noNumber' | 'short' | 'long'

const ODD: Record<string, OddNumber> = { TOO_SHORT: 'short', TOO_LONG: 'long', INVALID_LENGTH: 'short' }

/** Knows the numbers of every country, which is a lot: loaded where one is checked, and before by a form that may lose its connection. */
export const loadPhoneNumbers = () => import('libphonenumber-js/min')

/**
 * Looks at a telephone number as a person writes it, of our own country or with the code of any other.
 * @returns undefined where its length is that of a number there: which of these are given out changes faster than we do
 */
export async function oddNumber(text: string): Promise<OddNumber | undefined> {
  const { validatePhoneNumberLength } = await loadPhoneNumbers()
  const odd = validatePhoneNumberLength(text, COUNTRY)
  return odd && (ODD[odd] ?? 'noNumber')
}

/** Our country code, for numbers without one. */
const COUNTRY_CODE = '92'

/** Returns the digits of a number with its country code: `0300 1234567`, `+92 300 1234567` and `0092 300 1234567` become the same. */
export function internationalDigits(phone: string): string {
  const digits = digitsOf(phone)
  return digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, COUNTRY_CODE)
}

/** Digits from which phone numbers are searched. */
const LEAST_DIGITS = 4

/**
 * Returns what finds phone numbers by a part of them, in any spelling; undefined if a search has anything else than a number.
 * @returns a function that takes `internationalDigits` of a stored number
 */
export function phoneSearch(search: string): ((stored: string) => boolean) | undefined {
  const digits = digitsOf(search)
  if (digits.length < LEAST_DIGITS || !/^[+(]?[\p{Nd}\p{Pd}\s()./]+$/u.test(search)) return undefined
  const start = internationalDigits(search)
  return (stored) => stored.includes(digits) || stored.startsWith(start)
}
