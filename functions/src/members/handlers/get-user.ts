import { read } from '../../cloud/store.ts'
import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { refs } from '../../refs.ts'
import { toUser } from '../../users/to-user.ts'

/** GET /api/auth/users/{id}/: every field. Its ETag is what approve and reject take as `If-Match`. */
export const getUser: Handler = async (request, response) => {
  permit(await signedIn(request), 'user:view')
  const id = idOf(request)
  const user = await read(refs.users.doc(id))
  if (!user) throw new Refusal(404, texts.server.notFound)
  response.set('ETag', `"${user.revision}"`).json(toUser(id, user))
}
