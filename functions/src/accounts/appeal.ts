import { isFinal, isReviewOpen, rejectionOf } from 'domain/decisions/reasons.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { noteArrival } from '../inbox/note-arrival.ts'
import { queueMail } from '../mail/outbox.ts'
import { keepAttempt } from '../users/attempts.ts'
import { recordDecision, readHistory } from '../users/history.ts'
import { toUser } from '../users/to-user.ts'
import { updateUserIndex } from '../users/user-index.ts'

interface Appeal {
  /** Why the office should review the application again. */
  words: string
  /** The rejected revision. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Sends a rejected application again without changes, with a text for the office. It becomes pending under a higher revision, keeps
 * its place in the queue, and the rejection stays. Sending the same text twice, after a lost answer, changes nothing.
 * @throws HttpError 401; 409 if nothing was rejected, the one review of a final decision was asked for, or the card pictures were
 * removed and can be sent again; 412 if it was sent again since `revision`
 */
export async function appeal(uid: string, made: Appeal): Promise<User> {
  // if the application was approved meanwhile, the error below says so
  const authorization = { uid, action: 'profile:read', owner: uid } as const
  return toUser(uid, await transactAs(authorization, 'appeal', (tx) => sendAgain(tx, uid, made)))
}

async function sendAgain(
  tx: Transaction,
  uid: string,
  { words, revision, now = new Date().toISOString() }: Appeal,
): Promise<UserDocument> {
  const before = await tx.read(refs.users.doc(uid))
  if (!before) throw notFound()
  const past = await readHistory(tx, uid)
  const last = past.at(-1)
  const isSent = last?.action === 'user:appeal' && last.revision === before.revision && last.reason === words
  if (isSent && before.status === 'pending') return before
  if (revision !== undefined && before.revision !== revision)
    throw new HttpError(412, ({ users }) => users.changed)
  if (!before.is_rejected) throw new HttpError(409, ({ users }) => users.notRejected)
  if (!isReviewOpen(rejectionOf(before))) throw new HttpError(409, ({ users }) => users.reviewUsed)
  if (before.cardsRemovedAt && !isFinal(rejectionOf(before)))
    throw new HttpError(409, ({ users }) => users.cardsRemoved)
  const next: UserDocument = {
    ...before,
    ...statusFields('pending'),
    revision: before.revision + 1,
    resubmission: null,
    sentAt: now,
  }
  keepAttempt(tx, uid, before)
  tx.update(refs.users.doc(uid), { ...next })
  updateUserIndex(tx, uid, before, next)
  noteArrival(tx)
  queueMail(tx, 'resubmitted', { uid, user: next }, { id: String(next.revision), now })
  audit(tx, { actor: uid, action: 'user:appeal', target: uid, at: now, details: ['appeal'] })
  recordDecision(tx, uid, past, {
    action: 'user:appeal',
    by: uid,
    at: now,
    reason: words,
    revision: next.revision,
  })
  return next
}
