import type { Role } from 'domain/permissions.ts'
import { isActive, statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { hasAuthUser } from '../cloud/auth.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { OPERATOR, transactAs } from '../http/transact-as.ts'
import { userMailId } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { laterThan } from '../users/sync-claims.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, readForDecision, saveUndo, syncDecision } from './decision.ts'
import { recordDecision, readHistory } from '../users/history.ts'

interface Approval extends Decision {
  /** A role to give with the approval, which also ends a suspension. Only the command line does. */
  role?: Role
  /** For admins alone. */
  officeNote?: string
}

/**
 * Approves an application. It gives the role that was applied for, never admin. The same request again finishes an interrupted
 * approval, and else changes nothing.
 * @throws HttpError 401, 403, 404 or 412; 409 if the applicant's Auth user is gone
 */
export async function approveApplication(uid: string, approval: Approval): Promise<User> {
  const { by, role, officeNote = '', now = new Date().toISOString() } = approval
  const isDone = (user: UserDocument) => user.is_approved && (!role || (role === user.role && isActive(user)))
  const canSignIn = await hasAuthUser(uid)
  const user = await transactAs({ uid: by, action: 'user:approve', owner: uid }, 'approve', async (tx) => {
    const before = await readForDecision(tx, uid, approval, isDone)
    const past = await readHistory(tx, uid)
    if (!canSignIn) throw new HttpError(409, ({ users }) => users.accountGone)
    const next: UserDocument = {
      ...before,
      ...statusFields('approved'),
      role: role ?? (before.is_approved ? before.role : appliedFor(before)),
      ...(role && { suspended: null }),
      rejection_reason: '',
      revision: before.revision + 1,
      rejection: null,
      resubmission: null,
      claims_pending: true,
      // later than the claims, or open pages would not notice
      approvedAt: before.is_approved ? before.approvedAt : laterThan(now, before.claimsUpdatedAt),
    }
    if (isDone(before)) return before
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, before, next)
    const line = { actor: by, target: uid, at: now }
    if (!before.is_approved) {
      audit(tx, { ...line, action: 'user:approve' })
      const { revision } = before
      const note = officeNote && { office_note: officeNote }
      recordDecision(tx, uid, past, { action: 'user:approve', by, at: now, reason: '', ...note, revision })
    }
    if (!before.is_approved && by !== OPERATOR)
      saveUndo(tx, uid, {
        action: 'user:approve',
        by,
        at: now,
        before,
        next,
        mail: userMailId('approved', uid, next.approvedAt),
      })
    if (before.role !== next.role) audit(tx, { ...line, action: 'user:role' })
    return next
  })
  return syncDecision(uid, user, now)
}

/** Returns the role that was applied for. Nobody applies to be an admin; an earlier version kept that role after a rejection. */
const appliedFor = ({ role }: UserDocument): Role => (role === 'admin' ? 'member' : role)
