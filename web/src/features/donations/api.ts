import { donate, type Donated } from 'domain/api/forms.ts'
import type { PaymentCompany } from 'domain/site.ts'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { call, type SentOf } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'
import { amountOf, type DonationValues } from './donation-values.ts'
import { dropUnanswered, findUnanswered, keepUnanswered } from './unanswered-donation.ts'

/** Replaces a card company on test sites: charges nothing, and its token holds no card data. */
const sandbox: Payments = {
  tokenise: async () => ({ token: `sandbox-${crypto.randomUUID()}` }),
}

/** Maps every card company that the code supports to its payment interface. */
const COMPANIES: Record<PaymentCompany, Payments> = { sandbox }

/** Returns the payment interface of a card company; undefined if the site takes no cards. */
const findPayments = (company: PaymentCompany | undefined): Payments | undefined =>
  company && COMPANIES[company]

/** Holds a visitor's card details. Our server never gets them. */
interface Card {
  brand: string
  holder: string
  number: string
  expireDate: string
  cvv: string
}

/** Connects the donation form to a card company. */
interface Payments {
  /** Exchanges a card for the company's token. Our server gets only the token. @throws if the company refuses the card */
  tokenise: (card: Card) => Promise<{ token: string }>
}

/** A donation as it was sent. Of a card it holds only the card company's token. */
export type SentDonation = SentOf<typeof donate>

const tokenise = async (values: DonationValues, payments: Payments): Promise<string> =>
  (
    await payments.tokenise({
      brand: values.card_brand,
      holder: values.card_holder,
      number: values.card_number.replaceAll(' ', ''),
      expireDate: values.expire_date,
      cvv: values.cvv,
    })
  ).token

/** Sends a card donation, and forgets it once the server has accepted or refused it. */
async function sendOnce(donation: SentDonation): Promise<Donated> {
  try {
    const answer = await call(donate, donation)
    dropUnanswered()
    return answer
  } catch (error) {
    // refused: nothing was taken. After any other error the donation may have been paid
    if (error instanceof HttpError && error.status === 409) dropUnanswered()
    throw error
  }
}

/** Returns the form values of a donation that was sent earlier. */
const valuesOf = ({
  amount,
  currency,
  cause,
  first_name,
  last_name,
  email,
  address,
  message,
}: SentDonation) => ({
  sum: '',
  another: String(amount),
  ...(currency && { currency }),
  cause: cause ?? '',
  first_name,
  last_name,
  email,
  address,
  message: message ?? '',
})

/**
 * Sends a donation. If the same donor sends the same donation again after a card payment without an answer, the first
 * request is repeated. So nobody is charged twice, even after a reload.
 * @param company undefined if the site takes no cards
 * @returns the reference; with `values` if an earlier donation was sent instead of the form's
 * @throws HttpError if the server refuses it
 */
export async function sendDonation(
  values: DonationValues,
  botCheck: BotCheck,
  company: PaymentCompany | undefined,
): Promise<Donated & { values?: Partial<DonationValues> }> {
  const { currency, cause, first_name, last_name, email, address, message, payment_method } = values
  const amount = amountOf(values) ?? 0
  const donation = {
    currency,
    cause,
    first_name,
    last_name,
    email,
    address,
    message,
    payment_method,
    amount,
    ...botCheck,
  }
  const unanswered = findUnanswered(donation)
  if (unanswered) return { ...(await sendOnce(unanswered)), values: valuesOf(unanswered) }
  const payments = findPayments(company)
  if (payment_method !== 'card' || !payments) return call(donate, { ...donation, payment_token: '' })
  const paid = { ...donation, payment_token: await tokenise(values, payments) }
  keepUnanswered(paid)
  return sendOnce(paid)
}
