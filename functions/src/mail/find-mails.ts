import { type ListedMail, type MailFilter, STATES_OF } from 'domain/outbox.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import { FieldPath } from 'firebase-admin/firestore'
import { count, find } from '../cloud/store.ts'
import type { Place } from '../http/cursor.ts'
import { refs } from '../refs.ts'
import { toMailKey } from './mail-key.ts'
import { NEVER } from './outbox.ts'

interface Asked {
  /** `undefined` for all. */
  show: MailFilter | undefined
  limit: number
  /** When the last mail of the page before was written, and its id. */
  after: Place | undefined
}

/** A page of the outbox, the latest first, and how many mails there are on all pages. */
export async function findMails({ show, limit, after }: Asked) {
  const all = show ? refs.mail.where('state', 'in', STATES_OF[show]) : refs.mail
  const inOrder = all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const rest = after ? inOrder.startAfter(after.createdAt, after.id) : inOrder
  // one more, which says whether there is a next page
  const [found, total] = await Promise.all([find(rest.limit(limit + 1)), count(all)])
  const mails = found.slice(0, limit).map(({ id, data }) => toListedMail(id, data))
  return { mails, total, hasMore: found.length > limit }
}

/** A mail as the office sees it. */
export const toListedMail = (
  id: string,
  { to, template, state, attempts, error, createdAt, leaseUntil }: MailDocument,
): ListedMail => ({
  id: toMailKey(id),
  to,
  template,
  state,
  attempts,
  error,
  createdAt,
  next: leaseUntil === NEVER ? '' : leaseUntil,
})
