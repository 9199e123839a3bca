import { donate, type Sent } from 'domain/api/forms.ts'
import type { PaymentCompany } from 'domain/payment.ts'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { call, type SentOf } from '#lib/call.ts'
import { HttpError } from '#lib/http.ts'
import { amountOf, type GiftValues } from './gift-values.ts'
import { findPayments } from './payments/find-payments.ts'
import type { Payments } from './payments/payments.ts'
import { dropUnanswered, findUnanswered, keepUnanswered } from './unanswered.ts'

/** A gift as it was sent: of a card only what its company made of it. */
export type SentGift = SentOf<typeof donate>

const tokenise = async (values: GiftValues, payments: Payments): Promise<string> =>
  (
    await payments.tokenise({
      brand: values.card_brand,
      holder: values.card_holder,
      number: values.card_number.replaceAll(' ', ''),
      expireDate: values.expire_date,
      cvv: values.cvv,
    })
  ).token

/** Sends a gift that may be paid for, and forgets it once an answer says what became of it. */
async function sendOnce(gift: SentGift): Promise<Sent> {
  try {
    const answer = await call(donate, gift)
    dropUnanswered()
    return answer
  } catch (error) {
    // refused, so that nothing was taken; anything else may be said of a gift that is booked
    if (error instanceof HttpError && error.status === 409) dropUnanswered()
    throw error
  }
}

/** What is shown of a gift that was sent as it stood then. */
const valuesOf = ({ amount, cause, first_name, last_name, email, address, message }: SentGift) => ({
  sum: '',
  another: String(amount),
  cause: cause ?? '',
  first_name,
  last_name,
  email,
  address,
  message: message ?? '',
})

/**
 * Sends a gift. One by card that got no answer may be booked: where she gives the same again it is sent once more
 * instead, and its answer is what became of both. So nobody pays twice who presses again, here or after a reload.
 * @param company undefined where cards cannot be taken
 * @returns what is to be quoted, with what was sent where that is not what stands in the form
 */
export async function sendGift(
  values: GiftValues,
  signs: BotCheck,
  company: PaymentCompany | undefined,
): Promise<Sent & { values?: Partial<GiftValues> }> {
  const { cause, first_name, last_name, email, address, message, payment_method } = values
  const amount = amountOf(values) ?? 0
  const gift = { cause, first_name, last_name, email, address, message, payment_method, amount, ...signs }
  const unanswered = findUnanswered(gift)
  if (unanswered) return { ...(await sendOnce(unanswered)), values: valuesOf(unanswered) }
  const payments = findPayments(company)
  if (payment_method !== 'card' || !payments) return call(donate, { ...gift, payment_token: '' })
  const paid = { ...gift, payment_token: await tokenise(values, payments) }
  keepUnanswered(paid)
  return sendOnce(paid)
}
