import type { getUser as endpoint } from 'domain/api/users.ts'
import { read } from '../../cloud/store.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { refs } from '../../refs.ts'
import { toUser } from '../../users/to-user.ts'

export const getUser: Handler<typeof endpoint> = async ({ path: { id }, response }) => {
  const user = await read(refs.users.doc(id))
  if (!user) throw new Refusal(404, ({ server }) => server.notFound)
  response.set('ETag', `"${user.revision}"`)
  return toUser(id, user)
}
