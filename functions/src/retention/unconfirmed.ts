import type { Terms } from 'domain/limits.ts'
import { STATES_OF } from 'domain/office/outbox.ts'
import { isLate } from 'domain/office/waiting.ts'
import { COUNT_ONLY_DAYS, MAIL_DAYS } from 'domain/retention/kept.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { fullName, sentAtOf } from 'domain/user.ts'
import { expireAccount } from '../accounts/finish-deletion.ts'
import { findConfirmed, isEmailConfirmed, MAX_USERS_PER_CALL } from '../cloud/auth.ts'
import { eachPageById } from '../cloud/pages.ts'
import { read, transact } from '../cloud/store.ts'
import { queueMail, userMailId } from '../mail/outbox.ts'
import { readReadingDays } from '../mail/read-organisation.ts'
import { refs } from '../refs.ts'
import { runEach } from '../run-each.ts'
import { addDays, type RemovalContext, type Rule } from './removal.ts'

/** Days after an application on which its applicant is asked again to confirm the address. */
const REMINDED_ON = [1, 7, 12] as const
const LAST_REMINDER = 12

/** Days that remain after the last reminder, also if it was late. */
const DAYS_TO_CONFIRM = 2

/** Days that remain in any case after it really left, which can be days later. */
const DAYS_AFTER_SENDING = 1

/** Days after an application in which a last reminder that failed is sent again each night: an address may take none for ever. */
const RETRIED_DAYS = 30

/** The daily job runs at 3 o'clock; its mails to applicants go out at 9. */
const HOURS_LATER = 6

interface Unconfirmed {
  id: string
  email: string
  name: string
  sentAt: string
}

interface Pending {
  unconfirmed: Unconfirmed[]
  /** Whether somebody with a confirmed address waits longer than the office has promised. */
  isOfficeLate: boolean
}

/** Reads the pending applications page by page, and asks Auth which addresses are confirmed. */
export async function findPending(now: Date): Promise<Pending> {
  const readingDays = await readReadingDays()
  const pending = refs.users.where('is_approved', '==', false).where('is_rejected', '==', false)
  const found: Pending = { unconfirmed: [], isOfficeLate: false }
  for await (const page of eachPageById(pending, MAX_USERS_PER_CALL)) {
    const items = page.map(({ id, data }) => ({
      id,
      email: data.email,
      name: fullName(data),
      sentAt: sentAtOf(data),
    }))
    const confirmed = await findConfirmed(items)
    for (const item of items)
      if (!confirmed.has(item.id)) found.unconfirmed.push(item)
      else if (isLate(item.sentAt, readingDays, now)) found.isOfficeLate = true
  }
  return found
}

/** Returns the reminder of one application, by the day on which it is due. */
const reminderOf = (uid: string, sentAt: string, day: number) =>
  refs.mail.doc(userMailId('confirmReminder', uid, occasionOf(sentAt, day)))

const occasionOf = (sentAt: string, day: number): string => `${sentAt.slice(0, 10)}-${day}`

/**
 * Finds pending applications whose address was never confirmed. Nothing is due before the day that the last reminder names, nor
 * while the office is late with its own answers.
 */
export const dueUnconfirmed: Rule = async function* ({ before, now }) {
  const { unconfirmed, isOfficeLate } = await findPending(now)
  if (isOfficeLate) return
  for (const item of unconfirmed.filter(({ sentAt }) => sentAt <= before))
    yield {
      id: item.id,
      name: item.name,
      count: 1,
      at: item.sentAt,
      remove: () => removeUnconfirmed(item, { before, now }),
    }
}

async function removeUnconfirmed(
  { id, email, sentAt }: Unconfirmed,
  { before, now }: Pick<RemovalContext, 'before' | 'now'>,
): Promise<number> {
  const at = now.toISOString()
  const reminder = await read(reminderOf(id, sentAt, LAST_REMINDER))
  const ends = reminder?.data['at']
  // nobody loses an application about which no reminder could be sent
  if (!ends || ends > at || reminder.state !== 'sent') return 0
  const leftAt = reminder.expiresAt && addDays(reminder.expiresAt.toDate(), -MAIL_DAYS)
  if ((leftAt && addDays(leftAt, DAYS_AFTER_SENDING) > at) || (await isEmailConfirmed(id, email))) return 0
  const isDue = (user: UserDocument) => user.status === 'pending' && sentAtOf(user) <= before
  return Number(await expireAccount(id, isDue, { term: 'unconfirmed', now: at }))
}

/**
 * Reminds applicants whose address is not confirmed, on days 1, 7 and 12, with the day from which the application may be removed.
 * After days without a run, it sends only the last one that is due. While the last one was not sent, its day moves on. A failure
 * does not stop the others.
 * @param firstAt of the first run, ISO 8601 UTC: nothing is removed in the seven days after it
 * @throws Error if one failed, after the others
 */
export async function remindUnconfirmed(
  now: Date,
  { unconfirmed: days }: Pick<Terms, 'unconfirmed'>,
  firstAt: string,
): Promise<void> {
  const at = now.toISOString()
  const failed = await runEach((await findPending(now)).unconfirmed, async ({ id, sentAt }) => {
    const day = REMINDED_ON.findLast((each) => addDays(sentAt, each) <= at)
    const ends = [addDays(sentAt, days), addDays(firstAt, COUNT_ONLY_DAYS), addDays(now, DAYS_TO_CONFIRM)]
    if (day) await remind(id, { sentAt, day, ends: ends.toSorted().at(-1) ?? '', now })
  })
  if (failed.length > 0) throw new Error(`${failed.length} not reminded`)
}

interface Reminder {
  /** When the application was sent, and from when it may be removed, ISO 8601 UTC. */
  sentAt: string
  ends: string
  day: number
  now: Date
}

const remind = (uid: string, { sentAt, ends, day, now }: Reminder): Promise<void> =>
  transact('remind', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const ref = reminderOf(uid, sentAt, day)
    const reminder = await tx.read(ref)
    if (!user || user.deleting || user.status !== 'pending') return
    if (reminder && (day !== LAST_REMINDER || reminder.state === 'sent')) return
    if (reminder && !STATES_OF.failed.includes(reminder.state))
      return tx.update(ref, { data: { ...reminder.data, at: ends } })
    if (reminder && addDays(sentAt, RETRIED_DAYS) <= now.toISOString()) return
    const notBefore = new Date(now.getTime() + HOURS_LATER * 3_600_000).toISOString()
    const occasion = { id: occasionOf(sentAt, day), now: now.toISOString(), data: { at: ends }, notBefore }
    queueMail(tx, 'confirmReminder', { uid, user }, occasion)
  })
