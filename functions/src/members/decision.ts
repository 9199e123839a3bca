import type { Decided, DecisionDocument } from 'domain/stored/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Timestamp } from 'firebase-admin/firestore'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'
import { readHistory } from '../users/history.ts'
import { syncClaims, undoDeadline } from '../users/sync-claims.ts'
import { toUser } from '../users/to-user.ts'

/**
 * Updates the claims after a decision, if they change.
 * @param user as the decision wrote it
 * @returns the user after that
 * @throws HttpError 404 if the user was deleted meanwhile
 */
export async function syncDecision(uid: string, user: UserDocument, now: string): Promise<User> {
  const synced = user.claims_pending ? await syncClaims(uid, now) : user
  if (!synced) throw notFound()
  return toUser(uid, synced)
}

/** Returns the fields of a user that decisions change. */
export const decisionFields = (user: UserDocument): Decided => ({
  status: user.status,
  is_approved: user.is_approved,
  is_rejected: user.is_rejected,
  rejection_reason: user.rejection_reason,
  rejection: user.rejection ?? null,
  resubmission: user.resubmission ?? null,
  approvedAt: user.approvedAt,
  role: user.role,
  suspended: user.suspended ?? null,
})

interface Remembered extends Pick<DecisionDocument, 'action' | 'by' | 'mail'> {
  /** ISO 8601 UTC. */
  at: string
  before: UserDocument
  next: UserDocument
}

/** Stores what is needed to undo a decision, in its transaction. */
export function saveUndo(tx: Transaction, uid: string, { at, before, next, ...decision }: Remembered): void {
  tx.replace(refs.decisions.doc(uid), {
    ...decision,
    revision: before.revision,
    before: decisionFields(before),
    after: { ...decisionFields(next), revision: next.revision },
    isTakenBack: false,
    until: Timestamp.fromDate(new Date(undoDeadline(at))),
  })
}

export interface Decision {
  /** uid of the deciding admin, or `OPERATOR`. */
  by: string
  /** The revision that the admin read. A later one is answered with 412. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Reads the user to decide on. An admin's last decision may be sent again after a lost answer, with the revision that it was about.
 * @param isDecided whether the user is as the decision leaves them
 * @throws HttpError 404 or 412
 */
export async function readForDecision(
  tx: Transaction,
  uid: string,
  { by, revision }: Decision,
  isDecided: (user: UserDocument) => boolean,
): Promise<UserDocument> {
  const user = await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) throw notFound()
  if (revision === undefined || user.revision === revision) return user
  const last = isDecided(user) ? (await readHistory(tx, uid)).at(-1) : undefined
  if (last?.by === by && last.revision === revision && user.revision === revision + 1) return user
  throw new HttpError(412, ({ users }) => users.changed)
}
