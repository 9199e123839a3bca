import { profileSchema } from 'domain/schemas/correction.ts'
import { readFormOrJson } from '../http/form.ts'
import { permit, signedIn } from '../http/guard.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { changeApplication } from './change-application.ts'
import { toUser } from './user-answer.ts'

/** GET /api/auth/profile/ */
export const getProfile: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'profile:read', actor.uid)
  if (!actor.user) throw new Refusal(404, texts.server.notFound)
  response.json(toUser(actor.uid, actor.user))
}

/** PATCH /api/auth/profile/: what a member may change by herself; what is not sent stays as it is. */
export const changeProfile: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'profile:change', actor.uid)
  const user = await changeApplication({
    uid: actor.uid,
    sent: await readFormOrJson(request, ['profile_image', 'business_document']),
    schema: profileSchema(texts),
    action: 'user:change',
    beside: () => ({}),
    now: new Date().toISOString(),
  })
  response.json(toUser(actor.uid, user))
}
