import { isVisitorsMail } from 'domain/office/outbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import { isEmailConfirmed } from '../cloud/auth.ts'
import { visitorMails } from '../env.ts'
import { byMailbox, type RateKey } from '../http/rates/rate-keys.ts'
import { countUnlessFull, fullUntil } from '../http/rates/rate-limit.ts'
import { type Rate, RATES } from '../http/rates/rates.ts'

const ALL: RateKey[] = [{ who: ['all'], times: 1 }]

const allMails = (): Rate => ({ name: 'visitor-mails', most: visitorMails.value(), seconds: 3_600 })

/** Returns whether somebody who registered with an address of somebody else can cause this mail, as often as they like. */
const isAboutUnconfirmed = async ({ template, uid, to }: MailDocument): Promise<boolean> =>
  template === 'passwordChanged' && !(await isEmailConfirmed(uid, to))

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
  const isUnconfirmed = await isAboutUnconfirmed(mail)
  if (!isVisitorsMail(mail) && !isUnconfirmed) return undefined
  const all = await countUnlessFull(allMails(), ALL, now)
  if (typeof all === 'number') return all
  // mails of forms were counted when they were written
  if (mail.template !== 'received' && mail.template !== 'confirmReminder' && !isUnconfirmed) return undefined
  const rate = isUnconfirmed ? RATES.unconfirmedPassword : RATES.received
  const mailbox = await countUnlessFull(rate, byMailbox(mail.to), now)
  if (typeof mailbox !== 'number') return undefined
  await all()
  return isUnconfirmed ? 'surplus' : mailbox
}

/** Returns until when mails that visitors cause have to wait, in epoch milliseconds; `undefined` if they are sent. */
export const visitorsMailsWaitUntil = (now: number): Promise<number | undefined> =>
  fullUntil(allMails(), ALL, now)
