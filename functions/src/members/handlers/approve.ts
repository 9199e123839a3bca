import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import { ifMatch } from '../../http/if-match.ts'
import type { Handler } from '../../http/routes.ts'
import { approveApplication } from '../approve-application.ts'

/** POST /api/auth/users/{id}/approve/ */
export const approve: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'user:approve', uid)
  response.json(await approveApplication(uid, { by: actor.uid, revision: ifMatch(request) }))
}
