import type { Decided, DecisionDocument } from 'domain/stored/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Timestamp } from 'firebase-admin/firestore'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'
import { syncClaims, undoDeadline } from '../users/sync-claims.ts'
import { toUser } from '../users/to-user.ts'

/**
 * Lets the claims follow a decision, where it asks for that.
 * @param user as the decision wrote her
 * @returns the user as she stands then
 * @throws HttpError 404 when she has been deleted meanwhile
 */
export async function syncDecision(uid: string, user: UserDocument, now: string): Promise<User> {
  const synced = user.claims_pending ? await syncClaims(uid, now) : user
  if (!synced) throw notFound()
  return toUser(uid, synced)
}

/** How a user stands, as far as decisions say. */
export const decisionFields = (user: UserDocument): Decided => ({
  status: user.status,
  is_approved: user.is_approved,
  is_rejected: user.is_rejected,
  rejection_reason: user.rejection_reason,
  approvedAt: user.approvedAt,
})

interface Remembered extends Pick<DecisionDocument, 'action' | 'by' | 'mail'> {
  /** ISO 8601 UTC. */
  at: string
  before: UserDocument
  next: UserDocument
}

/** Keeps what it takes to take a decision back, in its transaction. */
export function saveUndo(tx: Transaction, uid: string, { at, before, next, ...decision }: Remembered): void {
  tx.replace(refs.decisions.doc(uid), {
    ...decision,
    before: decisionFields(before),
    after: { ...decisionFields(next), revision: next.revision, role: next.role },
    isTakenBack: false,
    until: Timestamp.fromDate(new Date(undoDeadline(at))),
  })
}

export interface Decision {
  /** uid of the deciding admin, or `OPERATOR`. */
  by: string
  /** The revision that was looked at; a later one is refused with 412. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Reads the user to be decided on.
 * @throws HttpError 404 or 412
 */
export async function readForDecision(
  tx: Transaction,
  uid: string,
  { revision }: Pick<Decision, 'revision'>,
): Promise<UserDocument> {
  const user = await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) throw notFound()
  if (revision !== undefined && user.revision !== revision)
    throw new HttpError(412, ({ users }) => users.changed)
  return user
}
