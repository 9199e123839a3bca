import cards from 'card-validator'
import { rule, type RuleMessage } from 'domain/schemas/rule.ts'
import { BRANDS, isBrand } from './brands.ts'

/** @returns what is wrong with a card's number, undefined where it is right for the brand that was chosen */
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

/** @returns what is wrong with the month and year to which a card holds good; it does to the end of that month */
export function checkExpireDate(text: string): RuleMessage | undefined {
  if (text.trim() === '') return rule('required', 'expire_date')
  if (cards.expirationDate(text).isValid) return undefined
  const [, year = ''] = /^(?:0[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(text) ?? []
  const hasPassed = year !== '' && 2_000 + Number(year) <= new Date().getFullYear()
  return rule(hasPassed ? 'cardExpired' : 'expireDate')
}

/** @returns what is wrong with the digits on the back: the three brands have three of them */
export const checkCvv = (text: string): RuleMessage | undefined => {
  if (text === '') return rule('required', 'cvv')
  return cards.cvv(text, 3).isValid ? undefined : rule('cvv')
}

/** @returns what is wrong with the holder's name, such as that it is the number */
export const checkHolder = (text: string): RuleMessage | undefined => {
  if (text.trim() === '') return rule('required', 'card_holder')
  return cards.cardholderName(text.trim()).isValid ? undefined : rule('cardHolder')
}
