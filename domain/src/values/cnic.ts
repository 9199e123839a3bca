/** Digits of a CNIC (computerised national identity card number). */
export const CNIC_DIGITS = 13

/** Longest text of the field: 13 digits and two dashes. */
export const CNIC_LENGTH = 15

const PATTERN = /^\d{5}-\d{7}-\d$/

/** Only the digits of what was typed or pasted, Eastern Arabic and Urdu digits as Western ones. */
export const cnicDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\D/g, '')

/** What the field shows: digits only, a dash after the 5th and the 12th, 13 digits at most. */
export function formatCnic(text: string): string {
  const digits = cnicDigits(text).slice(0, CNIC_DIGITS)
  return [digits.slice(0, 5), digits.slice(5, 12), digits.slice(12)].filter(Boolean).join('-')
}

/** Whether the text is five digits, a dash, seven digits, a dash, one digit. */
export const isCnic = (text: string): boolean => PATTERN.test(text)
