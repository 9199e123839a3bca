import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { OPERATOR, transactAs } from '../http/transact-as.ts'
import { queueMail, userMailId } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { ensureAdminRemains } from '../users/admins.ts'
import { laterThan, undoDeadline } from '../users/sync-claims.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, readForDecision, saveUndo, syncDecision } from './decision.ts'
import { recordDecision, readHistory } from '../users/history.ts'

export interface Rejection extends Decision {
  /** Shown to the applicant as written. */
  reason: string
}

/**
 * Rejects an application, or withdraws an approval. A pending applicant loses nothing, so the session continues. A withdrawal
 * changes claims and ends sessions. The same request again finishes what was interrupted.
 * @throws HttpError 401, 403, 404, 409 or 412
 */
export async function rejectApplication(uid: string, rejection: Rejection): Promise<User> {
  const { by, reason, now = new Date().toISOString() } = rejection
  const user = await transactAs({ uid: by, action: 'user:reject', owner: uid }, 'reject', async (tx) => {
    const isDecided = (user: UserDocument) => user.is_rejected && user.rejection_reason === reason
    const before = await readForDecision(tx, uid, rejection, isDecided)
    const past = await readHistory(tx, uid)
    if (isDecided(before)) return before
    await ensureAdminRemains(tx, uid, before)
    const next: UserDocument = {
      ...before,
      ...statusFields('rejected'),
      rejection_reason: reason,
      revision: before.revision + 1,
      ...(before.is_approved && {
        claims_pending: true,
        claimsUpdatedAt: laterThan(now, before.claimsUpdatedAt),
      }),
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, before, next)
    audit(tx, { actor: by, action: 'user:reject', target: uid, at: now, details: ['rejection_reason'] })
    const { revision } = before
    recordDecision(tx, uid, past, { action: 'user:reject', by, at: now, reason, revision })
    queueMail(
      tx,
      'rejected',
      { uid, user: next },
      { id: now, now, data: { rejection_reason: reason }, notBefore: undoDeadline(now) },
    )
    if (by !== OPERATOR)
      saveUndo(tx, uid, {
        action: 'user:reject',
        by,
        at: now,
        before,
        next,
        mail: userMailId('rejected', uid, now),
      })
    return next
  })
  return syncDecision(uid, user, now)
}
