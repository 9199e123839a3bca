import type { Handling } from 'domain/inbox.ts'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import { currencyOf } from 'domain/money/money.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { deleteFormMail, formMail, queueFormMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { undoDeadline } from '../users/sync-claims.ts'
import { checkMark, NO_STAMP, type OfficeActor, stampOf } from './stamp.ts'

const VERBS = { received: 'receive', pledged: 'reopen' } as const

const MAIL = 'donationReceived'

/**
 * Marks a pledged donation as received, or reopens it. A donation that has this state already does not change.
 * The donor is e-mailed once, after the time in which a mark can be undone; reopening before that removes the mail.
 * @param seen `handledAt` of the mark to undo; undefined for any mark
 * @throws HttpError 404; 409 for a donation by card; 412 if the mark has changed; 401 or 403 if the right was withdrawn
 */
export const markDonation = (
  id: string,
  state: keyof typeof VERBS,
  by: OfficeActor,
  seen?: string,
  now = new Date().toISOString(),
): Promise<Handling<keyof typeof VERBS>> =>
  transactAs({ uid: by.uid, action: 'form:handle' }, 'mark donation', async (tx) => {
    const donation = await tx.read(refs.donations.doc(id))
    if (!donation) throw notFound()
    if (donation.state !== 'pledged' && donation.state !== 'received')
      throw new HttpError(409, ({ forms }) => forms.notPledged)
    if (donation.state === state) {
      const { handler_name = '', handledAt = '' } = donation
      return { id, state, handler_name, handledAt }
    }
    if (state === 'pledged') checkMark(donation, seen)
    const mail = await tx.read(formMail(MAIL, id))
    const stamp = state === 'received' ? stampOf(by, now) : NO_STAMP
    tx.update(refs.donations.doc(id), { state, ...stamp })
    // a donor whose account was deleted has no address any more
    if (state === 'received' && !mail && donation.email) queueThanks(tx, id, donation, now)
    if (state === 'pledged' && mail?.state === 'queued' && mail.attempts === 0) deleteFormMail(tx, MAIL, id)
    audit(tx, { actor: by.uid, action: `donation:${VERBS[state]}`, target: id, at: now })
    return { id, state, handler_name: stamp.handler_name, handledAt: stamp.handledAt }
  })

/** Queues the mail that tells the donor of the donation. */
const queueThanks = (
  tx: Transaction,
  reference: string,
  { email, language, amount, ...donation }: DonationDocument,
  now: string,
): void =>
  queueFormMail(tx, MAIL, {
    to: email,
    uid: 'visitor',
    language,
    data: { reference, amount: String(amount), currency: currencyOf(donation) },
    now,
    notBefore: undoDeadline(now),
  })
