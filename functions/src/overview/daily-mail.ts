import { STATES } from 'domain/inbox.ts'
import type { HealthProblem } from 'domain/office/health.ts'
import { isWorthTelling, type OfficeCounts } from 'domain/office/office-mails.ts'
import { daysSince, isLate } from 'domain/office/waiting.ts'
import { isUnderTab } from 'domain/user.ts'
import type { Query } from 'firebase-admin/firestore'
import { count, find, transact } from '../cloud/store.ts'
import { queueMail, userMailId } from '../mail/outbox.ts'
import { readOrganisation } from '../mail/read-organisation.ts'
import { refs } from '../refs.ts'
import { findDailyReaders } from '../users/office-mails.ts'
import { allUsers } from '../users/user-index.ts'
import { findMissed } from './read-today.ts'

/** The daily job runs at 3 o'clock; its e-mail goes out at 9. */
const HOURS_LATER = 6

/**
 * Queues the e-mail of the day for each admin who wants it, if something waits or is wrong. Repeating it on the same day queues no
 * second one.
 * @param problems what does not work
 */
export async function queueDailyMails(now: Date, problems: readonly HealthProblem[]): Promise<void> {
  const counts = { ...(await readCounts(now)), problems }
  if (!isWorthTelling(counts)) return
  await transact('queue daily mails', async (tx) => {
    const id = now.toISOString().slice(0, 10)
    const admins = await findDailyReaders(tx)
    const mails = admins.map(({ id: uid }) => refs.mail.doc(userMailId('officeDaily', uid, id)))
    const queued = await tx.readMany(mails)
    const notBefore = new Date(now.getTime() + HOURS_LATER * 3_600_000).toISOString()
    const data = { counts: JSON.stringify(counts), page: '/dashboard' }
    admins.forEach(({ id: uid, data: user }, n) => {
      if (!queued[n])
        queueMail(tx, 'officeDaily', { uid, user }, { id, now: now.toISOString(), data, notBefore })
    })
  })
}

/** Counts what waits, and how long, without names. */
async function readCounts(now: Date): Promise<OfficeCounts> {
  const isNew = STATES.messages.new[0]
  const [users, organisation, messages, volunteers, comments, pledges, missed] = await Promise.all([
    allUsers(),
    readOrganisation(),
    waitingIn(refs.messages.where('state', '==', isNew), now),
    waitingIn(refs.volunteers.where('state', '==', isNew), now),
    waitingIn(refs.comments.where('is_approved', '==', false), now),
    waitingIn(refs.donations.where('state', '==', STATES.donations.new[0]), now),
    findMissed(now),
  ])
  const pending = users.flatMap(({ item }) => (isUnderTab(item, 'requests') ? [item] : []))
  const since = (people: typeof pending) => {
    const [oldest] = people.map(({ sentAt }) => sentAt).toSorted()
    return { count: people.length, days: oldest ? daysSince(oldest, now) : 0 }
  }
  return {
    applications: since(pending),
    resent: since(pending.filter(({ sentAt, waitingSince }) => sentAt > waitingSince)),
    messages,
    volunteers,
    comments,
    pledges,
    late: pending.filter(({ sentAt }) => isLate(sentAt, organisation.readingDays, now)).length,
    missed: missed.length,
  }
}

async function waitingIn<T extends { createdAt: string }>(
  forms: Query<T>,
  now: Date,
): Promise<OfficeCounts['messages']> {
  const [total, found] = await Promise.all([count(forms), find(forms.orderBy('createdAt').limit(1))])
  const [oldest] = found
  return { count: total, days: oldest ? daysSince(oldest.data.createdAt, now) : 0 }
}
