import { check } from 'domain/schemas/check.ts'
import { rejectionSchema } from 'domain/schemas/rejection.ts'
import { statusFields } from 'domain/status.ts'
import type { User, UserDocument } from 'domain/user.ts'
import { later, syncClaims } from '../accounts/claims.ts'
import { toUser } from '../accounts/user-answer.ts'
import { audit } from '../audit/audit.ts'
import { transact } from '../cloud/store.ts'
import { readJson } from '../http/body.ts'
import { permit, signedIn } from '../http/guard.ts'
import { idOf } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { ensureAdminRemains, readForDecision } from './decision.ts'
import { ifMatch } from './if-match.ts'
import { indexChange } from './user-index.ts'

/** POST /api/auth/users/{id}/reject/ with `{rejection_reason}` */
export const reject: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'user:reject', uid)
  const checked = await check(rejectionSchema(texts), readJson(request), texts)
  if (!checked.ok) throw new Refusal(400, checked.errors)
  const reason = checked.value.rejection_reason
  response.json(await rejectApplication(uid, { by: actor.uid, reason, revision: ifMatch(request) }))
}

export interface Rejection {
  /** uid of the deciding admin. */
  by: string
  /** Shown to the applicant as written. */
  reason: string
  /** The revision that was looked at; a later one is refused with 412. */
  revision?: number | undefined
  now?: string
}

/**
 * Rejects an application, or takes an approval back. A pending applicant loses nothing by it, so her session
 * lives on; a withdrawal changes claims and ends sessions. The same request again finishes what was cut off.
 * @throws Refusal 403, 404, 409 or 412
 */
export async function rejectApplication(
  uid: string,
  { by, reason, revision, now = new Date().toISOString() }: Rejection,
): Promise<User> {
  const user = await transact('reject', async (work) => {
    const before = await readForDecision(work, uid, by, revision)
    if (before.is_rejected && before.rejection_reason === reason) return before
    await ensureAdminRemains(work, uid, before)
    const next: UserDocument = {
      ...before,
      ...statusFields('rejected'),
      rejection_reason: reason,
      ...(before.is_approved && {
        claims_pending: true,
        claimsUpdatedAt: later(now, before.claimsUpdatedAt),
      }),
    }
    work.update(refs.users.doc(uid), { ...next })
    indexChange(work, uid, before, next)
    audit(work, { actor: by, action: 'user:reject', target: uid, at: now, details: ['rejection_reason'] })
    queueMail(work, 'rejected', { uid, user: next }, { id: now, now, data: { rejection_reason: reason } })
    return next
  })
  const settled = user.claims_pending ? await syncClaims(uid, now) : user
  if (!settled) throw new Refusal(404, texts.server.notFound)
  return toUser(uid, settled)
}
