import type { deleteUser as endpoint } from 'domain/api/users.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import type { Handler } from '../../http/handler.ts'

export const deleteUser: Handler<typeof endpoint> = async ({ actor, path }) => {
  await deleteAccount(path.id, actor.uid)
  return undefined
}
