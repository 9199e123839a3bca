import { rule } from '../values/rule.ts'
import { codeText } from '../values/text.ts'
import { MAX_CONTENT_LENGTH } from '../limits.ts'

/** Of no bank: its check digits, 00, are never given out. The only account number that passes unchecked. */
export const SAMPLE_IBAN = 'PK00 EXMP 0000 0012 3456 7890'

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/

/** Returns whether the check digits fit the rest (ISO 13616: letters are numbers from 10, the whole is 1 modulo 97). */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '')
  if (!IBAN.test(plain)) return false
  const turned = plain.slice(4) + plain.slice(0, 4)
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Formats an IBAN as it is printed: in capitals and groups of four. */
const inGroups = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ')

const tidied = (change: (text: string) => string) =>
  codeText(MAX_CONTENT_LENGTH.iban).transform((value: unknown) =>
    typeof value === 'string' && value.length <= MAX_CONTENT_LENGTH.iban ? change(value) : value,
  )

const isKnownIban = (text: string): boolean => text === SAMPLE_IBAN || isIban(text)

/** Builds the rule of an IBAN; '' if there is none. */
export const ibanField = () =>
  tidied(inGroups).test('iban', rule('iban'), (value) => value === '' || isKnownIban(value))

const BEGINS_AS_IBAN = /^\s*[a-z]{2}\s*\d/i
/** A mobile number, or an account number of a bank, as typed. */
const DIGITS = /^\+?(?:[ -]?\d){5,24}$/

/** Builds the rule of a number of a mobile or bank account, or of an IBAN; '' if there is none. */
export const accountNumberField = () =>
  tidied((text) => (BEGINS_AS_IBAN.test(text) ? inGroups(text) : text)).test(
    'account',
    rule('accountNumber'),
    (value, { createError }) => {
      if (BEGINS_AS_IBAN.test(value)) return isKnownIban(value) || createError({ message: rule('iban') })
      return value === '' || DIGITS.test(value)
    },
  )
