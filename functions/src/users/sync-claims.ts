import { UNDO } from 'domain/limits.ts'
import { type Claims, claimsOf } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { readClaims, revokeSessions, setClaims } from '../cloud/auth.ts'
import { read, transact } from '../cloud/store.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'

/**
 * Returns until when a decision can be undone, and its mail waits.
 * @param decidedAt ISO 8601 UTC
 */
export const undoDeadline = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + UNDO.heldSeconds * 1_000).toISOString()

/**
 * Sets a user's claims from the document, and finishes the decision that changed them. The last write clears `claims_pending`,
 * raises `claimsUpdatedAt` and queues the mail of an approval. It repeats until nothing changed meanwhile, and can be repeated
 * after a failure at any step.
 * @returns the user after that; `undefined` if there is none
 */
export async function syncClaims(
  uid: string,
  now = new Date().toISOString(),
): Promise<UserDocument | undefined> {
  for (;;) {
    const user = await read(refs.users.doc(uid))
    if (!user) return undefined
    const claims = claimsOf(user)
    const takesRights = user.claims_pending && (user.is_rejected || (await isSuspendedNow(uid, user)))
    await setClaims(uid, claims)
    // a grant would sign the user out at the approval, and a new role of a suspended user takes nothing away
    if (takesRights) await revokeSessions(uid)
    const synced = await finishDecision(uid, claims, now)
    if (synced !== 'changed meanwhile') return synced
  }
}

/** Returns whether a suspension is new, or the claims of Auth still ignore it. */
const isSuspendedNow = async (uid: string, { suspended, claimsUpdatedAt }: UserDocument): Promise<boolean> =>
  !!suspended && (suspended.at >= claimsUpdatedAt || (await readClaims([uid])).get(uid)?.approved === true)

/** Records that Auth has the claims of a decision. @param set the claims that the Auth user has now */
const finishDecision = (uid: string, set: Claims, now: string) =>
  transact('claims', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user) return undefined
    const claims = claimsOf(user)
    if (claims.role !== set.role || claims.approved !== set.approved) return 'changed meanwhile'
    if (!user.claims_pending) return user
    const change = { claims_pending: false, claimsUpdatedAt: laterThan(now, user.claimsUpdatedAt) }
    tx.update(refs.users.doc(uid), change)
    // an approval without claims so far; a change of the role alone sends no mail
    if (claims.approved && user.approvedAt > user.claimsUpdatedAt)
      queueMail(
        tx,
        'approved',
        { uid, user },
        { id: user.approvedAt, now, notBefore: undoDeadline(user.approvedAt) },
      )
    return { ...user, ...change }
  })

/** Returns the time, or a millisecond after the last one if clocks differ. An open page waits for it to rise. */
export const laterThan = (now: string, last: string): string =>
  now > last ? now : new Date(Date.parse(last) + 1).toISOString()
