import { isVisitorsMail } from 'domain/office/outbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import { visitorMails } from '../env.ts'
import { byMailbox, type RateKey } from '../http/rates/rate-keys.ts'
import { countUnlessFull, fullUntil } from '../http/rates/rate-limit.ts'
import { type Rate, RATES } from '../http/rates/rates.ts'

const ALL: RateKey[] = [{ who: ['all'], times: 1 }]

const allMails = (): Rate => ({ name: 'visitor-mails', most: visitorMails.value(), seconds: 3_600 })

/**
 * Counts a mail that a visitor has caused: with all others, and one about a registration also by mailbox. Mails of the office and
 * about passwords do not count.
 * @param now epoch milliseconds
 * @returns until when the mail has to wait, in epoch milliseconds; `undefined` if it may be sent
 */
export async function limitVisitorsMail(mail: MailDocument, now: number): Promise<number | undefined> {
  if (!isVisitorsMail(mail)) return undefined
  const all = await countUnlessFull(allMails(), ALL, now)
  if (typeof all === 'number') return all
  // mails of forms were counted when they were written
  if (mail.template !== 'received' && mail.template !== 'confirmReminder') return undefined
  const mailbox = await countUnlessFull(RATES.received, byMailbox(mail.to), now)
  if (typeof mailbox !== 'number') return undefined
  await all()
  return mailbox
}

/** Returns until when mails that visitors cause have to wait, in epoch milliseconds; `undefined` if they are sent. */
export const visitorsMailsWaitUntil = (now: number): Promise<number | undefined> =>
  fullUntil(allMails(), ALL, now)
