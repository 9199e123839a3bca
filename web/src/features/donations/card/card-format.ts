import { digitsOf, westernDigits } from 'domain/values/comparable.ts'

/** The accepted card brands, keyed by the card library's names. They are the same in every language. */
export const BRANDS = { visa: 'Visa', mastercard: 'Mastercard', unionpay: 'UnionPay' } as const

type Brand = keyof typeof BRANDS

/** Returns whether the site takes cards of this brand. */
export const isBrand = (type: string | undefined): type is Brand => type !== undefined && type in BRANDS

/** Groups a card number by four digits, at most 19, as printed on cards. */
export const groupNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/\d{4}(?=\d)/g, '$& ')

/** Formats month and year as 08/29. It inserts the slash, which phone number keys do not have. */
export function groupExpireDate(text: string): string {
  const digits = digitsOf(westernDigits(text).replace(/^\s*(\d)\s*\//, '0$1/')).slice(0, 6)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Keeps the first four digits of a CVV. */
export const groupCvv = (text: string): string => digitsOf(text).slice(0, 4)

/** Returns the caret position after `count` digits of a grouped text, or its end. */
export function caretAfter(count: number, grouped: string): number {
  let seen = 0
  for (let index = 0; index < grouped.length; index++) {
    if (seen === count) return index
    if (/\d/.test(grouped.charAt(index))) seen++
  }
  return grouped.length
}

/** Counts the digits before a position in a text. */
export const digitsBefore = (index: number, text: string): number => digitsOf(text.slice(0, index)).length
