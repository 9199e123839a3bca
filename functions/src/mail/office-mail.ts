import { STATES } from 'domain/inbox.ts'
import {
  isWorthTelling,
  type OfficeCounts,
  type OfficeMails,
  USUAL_OFFICE_MAILS,
} from 'domain/office/office-mails.ts'
import { STATES_OF } from 'domain/office/outbox.ts'
import { daysSince, isLate } from 'domain/office/waiting.ts'
import { can } from 'domain/permissions.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { isUnderTab } from 'domain/user.ts'
import type { Query } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import { count, find, type FoundDocument, read, transact, type Transaction } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { findAdmins } from '../users/admins.ts'
import { allUsers } from '../users/user-index.ts'
import { queueMail, userMailId } from './outbox.ts'
import { readOrganisation } from './read-organisation.ts'

/** The daily job runs at 3 o'clock; its e-mail goes out at 9. */
const HOURS_LATER = 6

/** Stores which e-mails about the office an admin gets. @throws HttpError 401, 403 or 404 */
export const changeOfficeMails = (
  uid: string,
  wanted: OfficeMails,
  now = new Date().toISOString(),
): Promise<OfficeMails> =>
  transactAs({ uid, action: 'office-mails:change', owner: uid }, 'office mails', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) throw notFound()
    const known = user.office_mails ?? USUAL_OFFICE_MAILS
    if (known.daily === wanted.daily && known.applications === wanted.applications) return known
    tx.update(refs.users.doc(uid), { office_mails: wanted })
    audit(tx, { actor: uid, action: 'user:change', target: uid, at: now, details: ['office_mails'] })
    return wanted
  })

const wants = ({ office_mails = USUAL_OFFICE_MAILS }: UserDocument, kind: keyof OfficeMails): boolean =>
  office_mails[kind]

/**
 * Queues the e-mail of the day for each admin who wants it. What it counts is read when it is sent; if nothing waits then, it is
 * not sent. Repeating it on the same day queues no second one.
 * @param faults what the daily job could not do
 */
export const queueDailyMails = (now: Date, faults: readonly string[]): Promise<void> =>
  transact('queue daily mails', async (tx) => {
    const id = now.toISOString().slice(0, 10)
    const admins = (await findAdmins(tx)).filter(({ data }) => wants(data, 'daily'))
    const queued = await tx.readMany(
      admins.map(({ id: uid }) => refs.mail.doc(userMailId('officeDaily', uid, id))),
    )
    const notBefore = new Date(now.getTime() + HOURS_LATER * 3_600_000).toISOString()
    const data = { faults: faults.join(', '), page: '/dashboard' }
    admins.forEach(({ id: uid, data: user }, n) => {
      if (!queued[n])
        queueMail(tx, 'officeDaily', { uid, user }, { id, now: now.toISOString(), data, notBefore })
    })
  })

/** Finds the admins who get an e-mail for each new application. Returns what queues them. */
export async function tellOfApplication(tx: Transaction, applicant: string): Promise<(now: string) => void> {
  const admins = (await findAdmins(tx)).filter(({ data }) => wants(data, 'applications'))
  const data = { page: '/dashboard?tab=requests' }
  return (now) => {
    for (const { id: uid, data: user } of admins)
      queueMail(tx, 'newApplication', { uid, user }, { id: applicant, now, data })
  }
}

async function waitingIn<T extends { createdAt: string }>(
  forms: Query<T>,
  now: Date,
): Promise<OfficeCounts['messages']> {
  const [total, [oldest]] = await Promise.all([
    count(forms),
    find(forms.orderBy('createdAt').limit(1)) as Promise<FoundDocument<T>[]>,
  ])
  return { count: total, days: oldest ? daysSince(oldest.data.createdAt, now) : 0 }
}

/** Returns the e-mail of the day with its counts and ages, without names; undefined if nothing waits and nothing is wrong. */
export async function withOfficeCounts(
  mail: MailDocument,
  now = new Date(),
): Promise<MailDocument | undefined> {
  const reader = await read(refs.users.doc(mail.uid))
  const actor = { uid: mail.uid, role: reader?.role ?? null, approved: reader?.is_approved === true }
  if (!can(actor, 'office:read')) return undefined
  const isNew = STATES.messages.new[0]
  const [users, organisation, messages, volunteers, comments, pledges, failed, published] = await Promise.all(
    [
      allUsers(),
      readOrganisation(),
      waitingIn(refs.messages.where('state', '==', isNew), now),
      waitingIn(refs.volunteers.where('state', '==', isNew), now),
      waitingIn(refs.comments.where('is_approved', '==', false), now),
      waitingIn(refs.donations.where('state', '==', STATES.donations.new[0]), now),
      count(refs.mail.where('state', 'in', STATES_OF.failed)),
      read(refs.published),
    ],
  )
  const pending = users.flatMap(({ item }) => (isUnderTab(item, 'requests') ? [item] : []))
  const since = (people: typeof pending) => {
    const [oldest] = people.map(({ sentAt }) => sentAt).toSorted()
    return { count: people.length, days: oldest ? daysSince(oldest, now) : 0 }
  }
  const late = pending.filter(({ sentAt }) => isLate(sentAt, organisation.readingDays, now)).length
  const isPublishingBroken = !!published?.problem
  const counts: OfficeCounts = {
    applications: since(pending),
    resent: since(pending.filter(({ sentAt, waitingSince }) => sentAt > waitingSince)),
    messages,
    volunteers,
    comments,
    late,
    pledges,
    failed,
    isPublishingBroken,
    faults: mail.data['faults'] ?? '',
  }
  return isWorthTelling(counts)
    ? { ...mail, data: { ...mail.data, counts: JSON.stringify(counts) } }
    : undefined
}
