import { COUNTRY } from '../place.ts'
import { digitsOf, westernDigits } from './comparable.ts'

/** What is odd about a text that should be a telephone number. */
type OddNumber = 'noNumber' | 'short' | 'long'

const ODD: Record<string, OddNumber> = { TOO_SHORT: 'short', TOO_LONG: 'long', INVALID_LENGTH: 'short' }

/** Loads the rules of every country's numbers, which are large. A form loads them early, since it may lose its connection. */
export const loadPhoneNumbers = () => import('libphonenumber-js/min')

/**
 * Checks the length of a phone number as a person writes it, of our own country or with the code of any other.
 * @returns undefined if numbers there have this length. Which of them are in use changes too often to check.
 */
export async function oddNumber(text: string): Promise<OddNumber | undefined> {
  const { validatePhoneNumberLength } = await loadPhoneNumbers()
  const odd = validatePhoneNumberLength(text, COUNTRY)
  return odd && (ODD[odd] ?? 'noNumber')
}

/**
 * Reads a phone number as a person types it: with or without our country code, in any digits, with brackets, dots or invisible marks.
 * @returns E.164, such as `+923001234567`; '' if it is no number
 */
export async function toE164(text: string): Promise<string> {
  const { parsePhoneNumberFromString } = await loadPhoneNumbers()
  return parsePhoneNumberFromString(text, COUNTRY)?.number ?? ''
}

/** Our country code, for numbers without one. */
const COUNTRY_CODE = '92'

/** Digits of a number with our country code, at least: shorter ones begin with the code of a town. */
const WITH_CODE = 11

/**
 * Returns the digits of a number, or of its first part, with its country code. Needs no list of countries, so pages and searches can use
 * it. A whole number of our country has the digits of `toE164`, in any spelling.
 */
export function internationalDigits(phone: string): string {
  const text = westernDigits(phone).replace(INVISIBLE, '').trim()
  // (0) is for calls within the country
  const digits = digitsOf(text.replace(/\(0\)/, ''))
  const isAbroad = /^[(]?[+＋]/.test(text)
  if (!isAbroad && digits.startsWith('00')) return withoutTrunk(digits.slice(2))
  if (isAbroad || (digits.startsWith(COUNTRY_CODE) && digits.length >= WITH_CODE)) return withoutTrunk(digits)
  return COUNTRY_CODE + digits.replace(/^0/, '')
}

/** Direction marks and others that copied numbers bring along. */
const INVISIBLE = /\p{Cf}/gu

/** Leaves out the 0 that some write after our country code. */
const withoutTrunk = (digits: string): string =>
  digits.startsWith(`${COUNTRY_CODE}0`) ? COUNTRY_CODE + digits.slice(3) : digits

/**
 * Returns the digits of a stored number with its country code, to call or to compare; '' without a number.
 * @param phone as typed
 * @param e164 as stored beside it; documents from before lack it
 */
export const dialledDigits = (phone: string, e164 = ''): string =>
  e164.slice(1) || (phone && internationalDigits(phone))

/** Digits from which phone numbers are searched. */
const LEAST_DIGITS = 4

/**
 * Returns what finds phone numbers by a part of them, in any spelling; undefined if a search has anything else than a number.
 * @returns a function that takes `dialledDigits` of a stored number
 */
export function phoneSearch(search: string): ((stored: string) => boolean) | undefined {
  const typed = search.replace(INVISIBLE, '')
  const digits = digitsOf(typed)
  if (digits.length < LEAST_DIGITS || !/^[+(]?[\p{Nd}\p{Pd}\s()./]+$/u.test(typed)) return undefined
  const start = internationalDigits(typed)
  return (stored) => stored.includes(digits) || stored.startsWith(start)
}
