import { isVisitorsMail } from 'domain/office/outbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import { isEmailConfirmed } from '../cloud/auth.ts'
import { read } from '../cloud/store.ts'
import { visitorMails } from '../env.ts'
import { byMailbox, type RateKey } from '../http/rates/rate-keys.ts'
import { countUnlessFull, fullUntil } from '../http/rates/rate-limit.ts'
import { type Rate, RATES } from '../http/rates/rates.ts'
import { refs } from '../refs.ts'

const ALL: RateKey[] = [{ who: ['all'], times: 1 }]

const allMails = (): Rate => ({ name: 'visitor-mails', most: visitorMails.value(), seconds: 3_600 })

/** The mails that somebody who registered with an address of somebody else can cause, and how many of each one mailbox gets. */
const OF_UNCONFIRMED: Partial<Record<MailDocument['template'], Rate>> = {
  passwordChanged: RATES.unconfirmedPassword,
  emailRestored: RATES.unconfirmedPassword,
  reset: RATES.resetMail,
}

/**
 * Counts a mail that a visitor has caused: with all others, and one about an account that is not confirmed also by mailbox. Mails
 * of the office and about passwords of confirmed addresses do not count.
 * @param now epoch milliseconds
 * @returns until when the mail has to wait, in epoch milliseconds; `undefined` if it may be sent; 'surplus' if earlier ones have said it
 */
export async function limitVisitorsMail(
  mail: MailDocument,
  now: number,
): Promise<number | 'surplus' | undefined> {
  const { template, to } = mail
  const known = OF_UNCONFIRMED[template]
  const unconfirmed = known && !(await hasMailbox(mail)) ? known : undefined
  if (!isVisitorsMail(mail) && !unconfirmed) return undefined
  const all = await countUnlessFull(allMails(), ALL, now)
  if (typeof all === 'number') return all
  // mails of forms were counted when they were written
  if (template !== 'received' && template !== 'confirmReminder' && !unconfirmed) return undefined
  const mailbox = await countUnlessFull(unconfirmed ?? RATES.received, byMailbox(to), now)
  if (typeof mailbox !== 'number') return undefined
  await all()
  return unconfirmed ? 'surplus' : mailbox
}

/** Returns whether the mailbox is the user's. After its address was restored nobody is confirmed, so an approval counts. */
const hasMailbox = async ({ template, uid, to }: MailDocument): Promise<boolean> =>
  template === 'emailRestored'
    ? (await read(refs.users.doc(uid)))?.is_approved === true
    : isEmailConfirmed(uid, to)

/** Returns until when mails that visitors cause have to wait, in epoch milliseconds; `undefined` if they are sent. */
export const visitorsMailsWaitUntil = (now: number): Promise<number | undefined> =>
  fullUntil(allMails(), ALL, now)
