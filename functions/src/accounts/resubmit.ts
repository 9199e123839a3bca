import { DOCUMENT_NAMES } from 'domain/api.ts'
import { correctionSchema } from 'domain/schemas/correction.ts'
import { statusFields } from 'domain/status.ts'
import type { User } from 'domain/user.ts'
import { readFormOrJson, type SentFields } from '../http/form.ts'
import { permit, signedIn } from '../http/guard.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { changeApplication } from './change-application.ts'
import { syncClaims } from './claims.ts'
import { toUser } from './user-answer.ts'

/** POST /api/auth/profile/resubmit/: what is corrected, as a form or as JSON. */
export const resubmit: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'application:correct', actor.uid)
  response.json(await correctApplication(actor.uid, await readFormOrJson(request, DOCUMENT_NAMES)))
}

/**
 * Corrects an application that is not approved, which makes it pending again under a higher revision. The reason
 * of an earlier rejection is kept, for whoever reads it next.
 * @throws Refusal naming every field that is wrong or taken; 409 when it has been approved meanwhile
 */
export async function correctApplication(
  uid: string,
  sent: SentFields,
  now = new Date().toISOString(),
): Promise<User> {
  const user = await changeApplication({
    uid,
    sent,
    now,
    schema: correctionSchema(texts),
    action: 'user:correct',
    beside: (before) => {
      if (before.is_approved) throw new Refusal(409, texts.users.notPending)
      return {
        ...statusFields('pending'),
        revision: before.revision + 1,
        // the role that she asks for stands in the claims too
        claims_pending: before.claims_pending || 'role' in sent.fields,
      }
    },
  })
  return toUser(uid, user.claims_pending ? ((await syncClaims(uid, now)) ?? user) : user)
}
