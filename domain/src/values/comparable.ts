import type { Reference } from './formats.ts'

// accents, and the Arabic script's vowel and other signs, but not the madda of آ; other scripts' marks are letters in their own right
const SIGNS = /[\u0300-\u036f\u064b-\u0652\u0654-\u065f\u0670]/g
// what joins or stretches letters and is not heard
const UNHEARD = /[\u0640\u200c\u200d]/g

/** Arabic letters that an Urdu keyboard writes otherwise, and a reader takes for the same. */
const URDU: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ۃ: 'ہ', ە: 'ہ' }

/**
 * Normalises a text for searches: no case, no accents, no difference between the ways to write one letter or digit. Both the search
 * words and the searched text must go through it.
 */
export const comparable = (text: string): string =>
  westernDigits(text)
    .normalize('NFKD')
    .replace(SIGNS, '')
    .replace(UNHEARD, '')
    .toLowerCase()
    .replace(/[يىكهةۃە]/g, (letter) => URDU[letter] ?? letter)
    .normalize('NFC')

/** Returns a text with Western digits in the place of Eastern Arabic and Urdu ones, and their signs of decimals and thousands. */
export const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/** Returns only the digits of what was typed or pasted, Eastern Arabic and Urdu digits as Western ones. */
export const digitsOf = (text: string): string => westernDigits(text).replace(/\D/g, '')

const REFERENCE = /^WCN-[2-9A-HJ-NP-Z]{6}$/

/** Returns the reference that a search consists of, in its stored spelling; undefined if it is none. */
export function referenceOf(search: string): Reference | undefined {
  const typed = westernDigits(search).trim().toUpperCase()
  return REFERENCE.test(typed) ? typed : undefined
}
