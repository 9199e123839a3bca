import { donate } from 'domain/api/forms.ts'
import type { Signs } from '#components/forms/signs.tsx'
import { call } from '#lib/call.ts'
import { amountOf, type GiftValues } from './gift-values.ts'
import type { Payments } from './payments/payments.ts'

/**
 * Sends a gift: of a card only what its company made of it.
 * @param payments undefined where cards cannot be taken
 * @returns the reference to quote
 */
export async function sendGift(
  values: GiftValues,
  signs: Signs,
  payments: Payments | undefined,
): Promise<string> {
  const { sum, another, card_brand, card_holder, card_number, expire_date, cvv, ...fields } = values
  const card = {
    brand: card_brand,
    holder: card_holder,
    number: card_number.replaceAll(' ', ''),
    expireDate: expire_date,
    cvv,
  }
  const isCard = fields.payment_method === 'card'
  const token = isCard && payments ? (await payments.tokenise(card)).token : ''
  const amount = amountOf({ sum, another }) ?? 0
  const { reference } = await call(donate, { ...fields, ...signs, amount, payment_token: token })
  return reference
}
