import type { DonationLimits } from 'domain/money/money.ts'
import { donationSchema, isDonation, wrongAmount } from 'domain/money/donation-schema.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type RuleMessage, rule } from 'domain/values/rule.ts'
import { optionalText, plainText } from 'domain/values/text.ts'
import cards from 'card-validator'
import { amountOf, type DonationValues } from './donation-values.ts'
import { BRANDS, isBrand } from './card/card-format.ts'

/** Checks a card number against the chosen brand. @returns the fault; undefined if it is valid */
export function checkNumber(text: string, brand: string): RuleMessage | undefined {
  const number = text.replaceAll(/\D/g, '')
  if (number === '') return rule('required', 'card_number')
  const { card, isValid, isPotentiallyValid } = cards.number(number)
  if (!card) return rule(isPotentiallyValid ? 'cardShort' : 'cardUnknown')
  if (!isBrand(card.type)) return rule('cardUnknown')
  if (card.type !== brand) return rule('cardBrand', BRANDS[card.type])
  if (isValid) return undefined
  return rule(card.lengths.includes(number.length) || !isPotentiallyValid ? 'cardWrong' : 'cardShort')
}

/** Checks the expire date; a card is valid to the end of that month. @returns the fault; undefined if it is valid */
export function checkExpireDate(text: string): RuleMessage | undefined {
  if (text.trim() === '') return rule('required', 'expire_date')
  if (cards.expirationDate(text).isValid) return undefined
  const [, year = ''] = /^(?:0[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(text) ?? []
  const hasPassed = year !== '' && 2_000 + Number(year) <= new Date().getFullYear()
  return rule(hasPassed ? 'cardExpired' : 'expireDate')
}

/** Checks the CVV; all accepted brands have three digits. @returns the fault; undefined if it is valid */
export const checkCvv = (text: string): RuleMessage | undefined => {
  if (text === '') return rule('required', 'cvv')
  return cards.cvv(text, 3).isValid ? undefined : rule('cvv')
}

/** Checks the holder's name, for example that it is not the card number. @returns the fault; undefined if it is valid */
export const checkHolder = (text: string): RuleMessage | undefined => {
  if (text.trim() === '') return rule('required', 'card_holder')
  return cards.cardholderName(text.trim()).isValid ? undefined : rule('cardHolder')
}

/** Builds the rule of a card field; it applies only to card payments. */
const cardField = (check: (text: string, brand: string) => RuleMessage | undefined) =>
  plainText()
    .default('')
    .test('card', (text, { parent, createError }) => {
      const { payment_method: method, card_brand: brand } = parent as DonationValues
      const wrong = method === 'card' ? check(text, brand) : undefined
      return wrong === undefined || createError({ message: wrong })
    })

/** Builds the server's rules, plus rules for the card fields, which are never sent. */
export const donationFormSchema = (limits: DonationLimits) =>
  donationSchema.omit(['amount', 'payment_token']).shape({
    sum: plainText().default(''),
    another: optionalText(MAX_LENGTH.name).test('sum', (_text, { parent, createError }) => {
      const amount = amountOf(parent as DonationValues)
      return isDonation(amount, limits) || createError({ message: wrongAmount(limits) })
    }),
    card_brand: plainText().default(''),
    card_holder: cardField(checkHolder),
    card_number: cardField(checkNumber),
    expire_date: cardField(checkExpireDate),
    cvv: cardField(checkCvv),
  })
