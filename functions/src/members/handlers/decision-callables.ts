import { check } from 'domain/schemas/check.ts'
import { rejectionSchema } from 'domain/schemas/rejection.ts'
import type { User } from 'domain/user.ts'
import type { Request } from 'express'
import { acceptValue } from '../../http/accept-value.ts'
import { readJson } from '../../http/body.ts'
import { permit, signedIn } from '../../http/guard.ts'
import { isId } from '../../http/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { texts } from '../../http/texts.ts'
import { approveApplication } from '../approve-application.ts'
import { rejectApplication } from '../reject-application.ts'

/** The callable `approveUser`: `{id, revision}` in, the user out. Same guard and same code as the route. */
export async function approveByCallable(request: Request): Promise<User> {
  const actor = await signedIn(request)
  const { id, revision } = decisionOf(request)
  permit(actor, 'user:approve', id)
  return approveApplication(id, { by: actor.uid, revision })
}

/** The callable `rejectUser`: `{id, revision, rejection_reason}` in, the user out. */
export async function rejectByCallable(request: Request): Promise<User> {
  const actor = await signedIn(request)
  const { id, revision, rejection_reason } = decisionOf(request)
  permit(actor, 'user:reject', id)
  const sent = acceptValue(await check(rejectionSchema(texts), { rejection_reason }, texts))
  return rejectApplication(id, { by: actor.uid, revision, reason: sent.rejection_reason })
}

interface DecisionSent {
  id: string
  revision: number | undefined
  rejection_reason: unknown
}

/** What a callable was sent, `{data: {…}}`. @throws Refusal 400, 413 or 415 */
function decisionOf(request: Request): DecisionSent {
  const data: Partial<Record<string, unknown>> = readJson(request)['data'] ?? {}
  const { id, revision, rejection_reason, ...rest } = data
  const isRevision = typeof revision === 'number' || revision === undefined
  if (typeof id !== 'string' || !isId(id) || !isRevision || Object.keys(rest).length > 0)
    throw new Refusal(400, texts.server.badRequest)
  return { id, revision, rejection_reason }
}
