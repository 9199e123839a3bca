import type { Role } from 'domain/roles.ts'
import { statusFields } from 'domain/status.ts'
import type { User, UserDocument } from 'domain/user.ts'
import { syncClaims } from '../accounts/claims.ts'
import { toUser } from '../accounts/user-answer.ts'
import { audit } from '../audit/audit.ts'
import { transact } from '../cloud/store.ts'
import { signedIn, permit } from '../http/guard.ts'
import { idOf } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { refs } from '../refs.ts'
import { readForDecision } from './decision.ts'
import { ifMatch } from './if-match.ts'
import { indexChange } from './user-index.ts'

/** POST /api/auth/users/{id}/approve/ */
export const approve: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'user:approve', uid)
  response.json(await approveApplication(uid, { by: actor.uid, revision: ifMatch(request) }))
}

export interface Approval {
  /** uid of the deciding admin, or `operator` for the command line. */
  by: string
  /** The revision that was looked at; a later one is refused with 412. */
  revision?: number | undefined
  /** A role to give at the same time; only the command line does. */
  role?: Role
  now?: string
}

/**
 * Approves an application. The same request again finishes what was cut off, and else changes nothing.
 * @throws Refusal 403, 404 or 412
 */
export async function approveApplication(
  uid: string,
  { by, revision, role, now = new Date().toISOString() }: Approval,
): Promise<User> {
  const user = await transact('approve', async (work) => {
    const before = await readForDecision(work, uid, by, revision)
    const next: UserDocument = {
      ...before,
      ...statusFields('approved'),
      role: role ?? before.role,
      rejection_reason: '',
      claims_pending: true,
      approvedAt: before.is_approved ? before.approvedAt : now,
    }
    if (before.is_approved && before.role === next.role) return before
    work.update(refs.users.doc(uid), { ...next })
    indexChange(work, uid, before, next)
    const line = { actor: by, target: uid, at: now }
    if (!before.is_approved) audit(work, { ...line, action: 'user:approve' })
    if (before.role !== next.role) audit(work, { ...line, action: 'user:role' })
    return next
  })
  const settled = user.claims_pending ? await syncClaims(uid, now) : user
  if (!settled) throw new Refusal(404, texts.server.notFound)
  return toUser(uid, settled)
}
