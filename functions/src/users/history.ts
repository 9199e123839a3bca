import { DECISIONS_KEPT } from 'domain/limits.ts'
import type { PastDecision } from 'domain/stored/decision.ts'
import type { Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Reads earlier decisions on a user, oldest first. Call it before any write. */
export const readHistory = async (tx: Transaction, uid: string): Promise<readonly PastDecision[]> =>
  (await tx.read(refs.histories.doc(uid)))?.decisions ?? []

/**
 * Adds a decision to the user's history, in its transaction.
 * @param past as `readHistory` read it
 */
export const recordDecision = (
  tx: Transaction,
  uid: string,
  past: readonly PastDecision[],
  decision: PastDecision,
): void => tx.replace(refs.histories.doc(uid), { decisions: [...past, decision].slice(-DECISIONS_KEPT) })

/**
 * Removes the last decision from the history, since it is undone.
 * @param past as `readHistory` read it
 */
export function dropLastDecision(
  tx: Transaction,
  uid: string,
  past: readonly PastDecision[],
  { action, by }: Pick<PastDecision, 'action' | 'by'>,
): void {
  const last = past.at(-1)
  if (last?.action === action && last.by === by)
    tx.replace(refs.histories.doc(uid), { decisions: past.slice(0, -1) })
}
