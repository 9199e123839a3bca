import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { ensureAdminRemains } from '../users/admins.ts'
import { readHistory, recordDecision } from '../users/history.ts'
import { laterThan } from '../users/sync-claims.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, readForDecision, syncDecision } from './decision.ts'

interface SuspensionDecision extends Decision {
  /** Of a suspension: shown to the user as written. Of its end: for the history. */
  reason: string
}

/**
 * Takes all rights of an approved user until an admin reinstates them, and ends the sessions. The same request again changes
 * nothing.
 * @throws HttpError 401, 403, 404 or 412; 409 for an applicant, or if no admin would be left
 */
export const suspendUser = (uid: string, decision: SuspensionDecision): Promise<User> =>
  decide(uid, decision, 'user:suspend')

/**
 * Ends a suspension. The user has the rights of the stored role again. The same request again changes nothing.
 * @throws HttpError 401, 403, 404 or 412; 409 for an applicant
 */
export const reinstateUser = (uid: string, decision: SuspensionDecision): Promise<User> =>
  decide(uid, decision, 'user:reinstate')

async function decide(
  uid: string,
  decision: SuspensionDecision,
  action: 'user:suspend' | 'user:reinstate',
): Promise<User> {
  const { by, reason, now = new Date().toISOString() } = decision
  const words = action === 'user:suspend' ? { reason } : { reason: '', office_note: reason }
  const isDone = (user: UserDocument) =>
    action === 'user:suspend' ? user.suspended?.reason === reason : !user.suspended
  const user = await transactAs({ uid: by, action: 'user:suspend', owner: uid }, 'suspend', async (tx) => {
    const before = await readForDecision(tx, uid, decision, isDone)
    const past = await readHistory(tx, uid)
    if (!before.is_approved) throw new HttpError(409, ({ users }) => users.notApproved)
    if (isDone(before)) return before
    // later than the claims, which says that its sessions have not ended yet
    const suspended =
      action === 'user:suspend' ? { at: laterThan(now, before.claimsUpdatedAt), by, reason } : null
    if (suspended) await ensureAdminRemains(tx, uid, before)
    const { revision } = before
    const next: UserDocument = {
      ...before,
      suspended,
      revision: revision + 1,
      claims_pending: true,
      ...(suspended && { claimsUpdatedAt: suspended.at }),
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, before, next)
    audit(tx, { actor: by, action, target: uid, at: now, details: ['suspended'] })
    const occasion = { id: String(next.revision), now, data: { reason: words.reason } }
    queueMail(tx, suspended ? 'suspended' : 'reinstated', { uid, user: next }, occasion)
    recordDecision(tx, uid, past, { action, by, at: now, ...words, revision })
    return next
  })
  return syncDecision(uid, user, now)
}
