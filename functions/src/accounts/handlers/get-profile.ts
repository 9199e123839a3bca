import type { getProfile as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { toUser } from '../../users/to-user.ts'

export const getProfile: Handler<typeof endpoint> = async ({ actor: { uid, user } }) => {
  if (!user) throw new Refusal(404, ({ server }) => server.notFound)
  return toUser(uid, user)
}
