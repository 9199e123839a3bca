import type { Role } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { ensureAdminRemains } from '../users/admins.ts'
import { readHistory, recordDecision } from '../users/history.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { type Decision, readForDecision, syncDecision } from './decision.ts'

interface RoleChange extends Decision {
  role: Role
  designation: string
  /** For the history of the user, which only admins read. */
  reason: string
}

/**
 * Changes the role of an approved user. Rules and server follow at once, the claims with the answer. The same request again
 * changes nothing.
 * @throws HttpError 401, 403, 404 or 412; 409 for an applicant, or if no admin would be left
 */
export async function changeRole(uid: string, change: RoleChange): Promise<User> {
  const { by, role, designation, reason, now = new Date().toISOString() } = change
  const isDone = (user: UserDocument) => user.role === role && user.designation === designation
  const user = await transactAs({ uid: by, action: 'user:role', owner: uid }, 'role', async (tx) => {
    const before = await readForDecision(tx, uid, change, isDone)
    const past = await readHistory(tx, uid)
    if (!before.is_approved) throw new HttpError(409, ({ users }) => users.notApproved)
    if (isDone(before)) return before
    if (role !== 'admin') await ensureAdminRemains(tx, uid, before)
    const { revision } = before
    const next: UserDocument = {
      ...before,
      role,
      designation,
      revision: revision + 1,
      claims_pending: before.claims_pending || role !== before.role,
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, before, next)
    audit(tx, { actor: by, action: 'user:role', target: uid, at: now, details: changedFields(before, next) })
    if (role !== before.role)
      queueMail(tx, 'roleChanged', { uid, user: next }, { id: String(next.revision), now, data: { role } })
    recordDecision(tx, uid, past, {
      action: 'user:role',
      by,
      at: now,
      reason: '',
      office_note: reason,
      revision,
      role,
    })
    return next
  })
  return syncDecision(uid, user, now)
}

const changedFields = (before: UserDocument, next: UserDocument) =>
  (['role', 'designation'] as const).filter((name) => before[name] !== next[name])
