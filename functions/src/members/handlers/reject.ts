import { check } from 'domain/schemas/check.ts'
import { rejectionSchema } from 'domain/schemas/rejection.ts'
import { acceptValue } from '../../http/accept-value.ts'
import { readJson } from '../../http/body.ts'
import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import { ifMatch } from '../../http/if-match.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { rejectApplication } from '../reject-application.ts'

/** POST /api/auth/users/{id}/reject/ with `{rejection_reason}` */
export const reject: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'user:reject', uid)
  const sent = acceptValue(await check(rejectionSchema(texts), readJson(request), texts))
  const decision = { by: actor.uid, revision: ifMatch(request) }
  response.json(await rejectApplication(uid, { ...decision, reason: sent.rejection_reason }))
}
