import type { Decided, DecisionDocument } from 'domain/stored/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Timestamp } from 'firebase-admin/firestore'
import type { Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { heldUntil } from '../users/held-until.ts'

/** How a user stands, as far as decisions say. */
export const decidedOf = (user: UserDocument): Decided => ({
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
export function rememberDecision(
  tx: Transaction,
  uid: string,
  { at, before, next, ...decision }: Remembered,
): void {
  tx.replace(refs.decisions.doc(uid), {
    ...decision,
    before: decidedOf(before),
    after: { ...decidedOf(next), revision: next.revision, role: next.role },
    isTakenBack: false,
    until: Timestamp.fromDate(new Date(heldUntil(at))),
  })
}
