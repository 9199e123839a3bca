import { permit, signedIn } from '../../http/guard.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { toUser } from '../../users/to-user.ts'

/** GET /api/auth/profile/ */
export const getProfile: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'profile:read', actor.uid)
  if (!actor.user) throw new Refusal(404, texts.server.notFound)
  response.json(toUser(actor.uid, actor.user))
}
