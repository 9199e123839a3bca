import { digitsOf } from './comparable.ts'

/** Digits of a CNIC (computerised national identity card number). */
export const CNIC_DIGITS = 13

/** Longest text of the field: 13 digits and two dashes. */
export const CNIC_LENGTH = 15

const PATTERN = /^\d{5}-\d{7}-\d$/

/** Formats a CNIC as its field shows it: digits only, a dash after the 5th and the 12th, 13 digits at most. */
export function formatCnic(text: string): string {
  const digits = digitsOf(text).slice(0, CNIC_DIGITS)
  return [digits.slice(0, 5), digits.slice(5, 12), digits.slice(12)].filter(Boolean).join('-')
}

/** Returns whether the text is five digits, a dash, seven digits, a dash, one digit. */
export const isCnic = (text: string): boolean => PATTERN.test(text)

/**
 * Returns whether a search is for the owner of a CNIC: all digits of one, with dashes and spaces between them or without. A number
 * with our country code is a phone number.
 */
export function isCnicSearch(search: string): boolean {
  const digits = digitsOf(search)
  return /^[\p{Nd}\p{Pd}\s]+$/u.test(search) && digits.length === CNIC_DIGITS && !digits.startsWith('0092')
}
