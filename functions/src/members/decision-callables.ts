import { check } from 'domain/schemas/check.ts'
import { rejectionSchema } from 'domain/schemas/rejection.ts'
import type { User } from 'domain/user.ts'
import type { CallableRequest } from 'firebase-functions/https'
import { permit, signedIn } from '../http/guard.ts'
import { isId } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import { approveApplication } from './approve.ts'
import { rejectApplication } from './reject.ts'

/** The callable `approveUser`: `{id, revision}` in, the user out. Same guard and same code as the route. */
export async function approveByCallable({ rawRequest, data }: CallableRequest<unknown>): Promise<User> {
  const actor = await signedIn(rawRequest)
  const { id, revision } = decisionOf(data)
  permit(actor, 'user:approve', id)
  return approveApplication(id, { by: actor.uid, revision })
}

/** The callable `rejectUser`: `{id, revision, rejection_reason}` in, the user out. */
export async function rejectByCallable({ rawRequest, data }: CallableRequest<unknown>): Promise<User> {
  const actor = await signedIn(rawRequest)
  const { id, revision, rejection_reason } = decisionOf(data)
  permit(actor, 'user:reject', id)
  const checked = await check(rejectionSchema(texts), { rejection_reason }, texts)
  if (!checked.ok) throw new Refusal(400, checked.errors)
  return rejectApplication(id, { by: actor.uid, revision, reason: checked.value.rejection_reason })
}

interface DecisionSent {
  id: string
  revision: number | undefined
  rejection_reason: unknown
}

function decisionOf(data: unknown): DecisionSent {
  const { id, revision, rejection_reason } = (data ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !isId(id) || (revision !== undefined && typeof revision !== 'number'))
    throw new Refusal(400, texts.server.badRequest)
  return { id, revision, rejection_reason }
}
