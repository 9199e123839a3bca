import { donate } from 'domain/api/forms.ts'
import type { PaymentCompany } from 'domain/payment.ts'
import type { Signs } from '#components/forms/signs.tsx'
import { call } from '#lib/call.ts'
import { HttpError } from '#lib/http.ts'
import { amountOf, type GiftValues } from './gift-values.ts'
import { findPayments } from './payments/find-payments.ts'
import type { Payments } from './payments/payments.ts'

/** What a company made of the card in values that did not arrive: who presses again unchanged does not pay twice. */
const tokens = new WeakMap<GiftValues, string>()

async function tokenOf(values: GiftValues, payments: Payments): Promise<string> {
  const known = tokens.get(values)
  if (known) return known
  const { token } = await payments.tokenise({
    brand: values.card_brand,
    holder: values.card_holder,
    number: values.card_number.replaceAll(' ', ''),
    expireDate: values.expire_date,
    cvv: values.cvv,
  })
  tokens.set(values, token)
  return token
}

/**
 * Sends a gift: of a card only what its company made of it.
 * @param company undefined where cards cannot be taken
 * @returns the reference to quote
 */
export async function sendGift(
  values: GiftValues,
  signs: Signs,
  company: PaymentCompany | undefined,
): Promise<string> {
  const { cause, first_name, last_name, email, address, message, payment_method } = values
  const payments = findPayments(company)
  const gift = { cause, first_name, last_name, email, address, message, payment_method }
  const payment_token = payment_method === 'card' && payments ? await tokenOf(values, payments) : ''
  try {
    const amount = amountOf(values) ?? 0
    const { reference } = await call(donate, { ...gift, ...signs, amount, payment_token })
    return reference
  } catch (error) {
    // what was refused is no use any more; what got no answer may have been booked
    if (error instanceof HttpError && error.status < 500) tokens.delete(values)
    throw error
  }
}
