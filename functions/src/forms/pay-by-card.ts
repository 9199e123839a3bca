import type { Sent } from 'domain/api/forms.ts'
import { VISITOR } from 'domain/permissions.ts'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import { type Currency, currencyOf } from 'domain/money/money.ts'
import { audit } from '../audit/audit.ts'
import { find, type FoundDocument, read, transact } from '../cloud/store.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { noRefund } from '../http/handler.ts'
import { isMailed } from '../mail/outbox.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { refs } from '../refs.ts'
import { referenceOfPayment } from './reference.ts'
import { ensureSenderStays, type Sender, thank, type Thanks, uidOf, withThanksMail } from './sender.ts'

/** No request lasts longer. */
const CUT_OFF_AFTER = 15 * 60_000

/** Finds donations whose payment was interrupted: only the provider knows whether it was charged. */
export async function findInterruptedPayments(now: Date): Promise<FoundDocument<DonationDocument>[]> {
  const before = new Date(now.getTime() - CUT_OFF_AFTER).toISOString()
  const charging = await find(refs.donations.where('state', '==', 'charging'))
  return charging.filter(({ data }) => data.createdAt <= before)
}

/** Marks as paid what the provider has charged, and removes what it refused. What it does not know yet waits. */
export async function finishInterruptedPayment(
  { id, data }: FoundDocument<DonationDocument>,
  company: PaymentProvider | undefined,
): Promise<void> {
  const { language, email, createdAt } = data
  const sender = { actor: VISITOR, language, email, request: { headers: {} } }
  const outcome = await company?.outcome(id)
  if (outcome === 'paid') await markPaid(id, sender, { mayMail: true, refund: noRefund })
  if (outcome === 'refused') await removeUnpaid(id, sender, createdAt)
}

/** The donor's own fields of a donation. */
export type DonationFields = Pick<
  DonationDocument,
  'amount' | 'cause' | 'first_name' | 'last_name' | 'address' | 'message'
> & { currency: Currency }

/**
 * Returns whether a payment of this amount for this cause with this token has started. A charged payment must be answered, whatever has changed
 * since.
 */
export async function hasPaymentStarted(token: string, donation: DonationFields): Promise<boolean> {
  const { reference, payment } = referenceOfPayment(token)
  const stored = await read(refs.donations.doc(reference))
  return stored?.payment === payment && stored.cause === donation.cause && isSameAmount(stored, donation)
}

const isSameAmount = (stored: DonationDocument, { amount, currency }: DonationFields): boolean =>
  stored.amount === amount && currencyOf(stored) === currency

const AT_ANY_TIME = '9999'

const refused = () => new HttpError(409, ({ forms }) => forms.cardRefused)

/**
 * Charges a card for a donation. It is stored as `charging` first, so that there is a record of every charge. It becomes `paid`
 * when the provider says so, and is removed if the provider refuses. The reference comes from the token: a repeated request
 * continues the same payment, which the provider charges once.
 * @throws HttpError 409 if the card is refused or has paid another donation; 401 if the donor's account was deleted meanwhile
 */
export async function payByCard(
  company: PaymentProvider,
  token: string,
  sender: Sender,
  donation: DonationFields,
): Promise<Sent> {
  const { payment, reference } = referenceOfPayment(token)
  const stored = await startPayment(reference, sender, { ...donation, payment, company: company.name })
  if (stored.payment !== payment || !isSameAmount(stored, donation) || stored.email !== sender.email)
    throw refused()
  if (stored.state === 'paid') return paid(reference)
  const answer = await company.charge(token, donation, reference)
  if (answer === 'refused') {
    await removeUnpaid(reference, sender)
    throw refused()
  }
  await withThanksMail(sender, (thanks) => markPaid(reference, sender, thanks))
  return paid(reference)
}

const paid = async (reference: string): Promise<Sent> => ({
  reference,
  mailed: await isMailed('donationPaid', reference),
})

/**
 * Stores that the provider is about to be asked.
 * @returns what is stored, also by an earlier request
 */
const startPayment = (
  reference: string,
  sender: Sender,
  donation: DonationFields & Pick<DonationDocument, 'payment' | 'company'>,
): Promise<DonationDocument> =>
  transact('begin payment', async (tx) => {
    const earlier = await tx.read(refs.donations.doc(reference))
    const now = new Date().toISOString()
    if (earlier) {
      // under way again: the sweep leaves it alone
      if (earlier.state === 'charging') tx.update(refs.donations.doc(reference), { createdAt: now })
      return earlier
    }
    await ensureSenderStays(tx, sender)
    const { actor, email, language } = sender
    const rest = {
      uid: actor.uid ?? '',
      email,
      language,
      payment_method: 'card',
      state: 'charging',
      createdAt: now,
    } as const
    tx.create(refs.donations.doc(reference), { ...donation, ...rest })
    audit(tx, { actor: uidOf(sender), action: 'donation:send', target: reference, at: now })
    return { ...donation, ...rest }
  })

/** Returns how the audit log names the donor, whose account may have been deleted since the payment began. */
const donorOf = ({ uid }: DonationDocument, sender: Sender): string =>
  uid === 'deleted' ? 'deleted' : uidOf(sender)

/** Removes a donation that was not charged, unless it is being charged again. */
const removeUnpaid = (reference: string, sender: Sender, before = AT_ANY_TIME): Promise<void> =>
  transact('forget payment', async (tx) => {
    const stored = await tx.read(refs.donations.doc(reference))
    if (stored?.state !== 'charging' || stored.createdAt > before) return
    tx.remove(refs.donations.doc(reference))
    const at = new Date().toISOString()
    audit(tx, { actor: donorOf(stored, sender), action: 'donation:refuse', target: reference, at })
  })

/** Stores that the provider has charged the card. */
async function markPaid(reference: string, sender: Sender, { mayMail, refund }: Thanks): Promise<void> {
  const isNew = await transact('settle payment', async (tx) => {
    const stored = await tx.read(refs.donations.doc(reference))
    if (!stored) throw new Error(`${reference} was taken from a card, and is gone.`)
    if (stored.state === 'paid') return false
    tx.update(refs.donations.doc(reference), { state: 'paid' })
    const at = new Date().toISOString()
    audit(tx, { actor: donorOf(stored, sender), action: 'donation:pay', target: reference, at })
    // a donor whose account was deleted has no address any more
    if (mayMail && stored.email) {
      const data = { reference, amount: String(stored.amount), currency: currencyOf(stored) }
      thank(tx, sender, 'donationPaid', data, at)
    }
    return true
  })
  if (!isNew) await refund()
}
