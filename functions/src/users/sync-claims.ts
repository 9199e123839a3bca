import { UNDO } from 'domain/limits.ts'
import { type Claims, claimsOf } from 'domain/roles.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { revokeSessions, setClaims } from '../cloud/auth.ts'
import { read, transact } from '../cloud/store.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'

/** Until when a decision can be taken back, and its mail waits. @param decidedAt ISO 8601 UTC */
export const undoDeadline = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + UNDO.heldSeconds * 1_000).toISOString()

/**
 * Makes a user's claims those that her document asks for, and finishes the decision that changed them: the
 * last write takes `claims_pending` away, raises `claimsUpdatedAt`, and tells her of an approval. Reads again
 * after writing and repeats until nothing changed meanwhile. Can be repeated after a failure at any step.
 * @returns the user as she stands then, `undefined` when there is none
 */
export async function syncClaims(
  uid: string,
  now = new Date().toISOString(),
): Promise<UserDocument | undefined> {
  for (;;) {
    const user = await read(refs.users.doc(uid))
    if (!user) return undefined
    const claims = claimsOf(user)
    await setClaims(uid, claims)
    // only a withdrawal ends sessions: a grant would sign her out at the moment of her approval
    if (user.claims_pending && user.is_rejected) await revokeSessions(uid)
    const synced = await finishDecision(uid, claims, now)
    if (synced !== 'changed meanwhile') return synced
  }
}

/** @param set the claims that stand on her Auth user now */
const finishDecision = (uid: string, set: Claims, now: string) =>
  transact('claims', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user) return undefined
    const { role, approved } = claimsOf(user)
    if (role !== set.role || approved !== set.approved) return 'changed meanwhile'
    if (!user.claims_pending) return user
    const change = { claims_pending: false, claimsUpdatedAt: later(now, user.claimsUpdatedAt) }
    tx.update(refs.users.doc(uid), change)
    // an approval that claims have not followed yet; a change of role alone is no news to her
    if (user.is_approved && user.approvedAt > user.claimsUpdatedAt)
      queueMail(
        tx,
        'approved',
        { uid, user },
        { id: user.approvedAt, now, notBefore: undoDeadline(user.approvedAt) },
      )
    return { ...user, ...change }
  })

/** The time, or a millisecond after the last one where clocks differ: an open page waits for it to rise. */
export const later = (now: string, last: string): string =>
  now > last ? now : new Date(Date.parse(last) + 1).toISOString()
