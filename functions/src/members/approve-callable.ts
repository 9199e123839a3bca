import type { CallableRequest } from 'firebase-functions/https'
import type { User } from 'domain/user.ts'
import { permit, signedIn } from '../http/guard.ts'
import { isId } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import { approveApplication } from './approve.ts'

/** The callable `approveUser`: `{id, revision}` in, the user out. Same guard and same code as the route. */
export async function approveByCallable({ rawRequest, data }: CallableRequest<unknown>): Promise<User> {
  const actor = await signedIn(rawRequest)
  const { id, revision } = decisionOf(data)
  permit(actor, 'user:approve', id)
  return approveApplication(id, { by: actor.uid, revision })
}

function decisionOf(data: unknown): { id: string; revision: number | undefined } {
  const { id, revision } = (data ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !isId(id) || (revision !== undefined && typeof revision !== 'number'))
    throw new Refusal(400, texts.server.badRequest)
  return { id, revision }
}
