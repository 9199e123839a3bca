import { deleteAccount } from '../../accounts/delete-account.ts'
import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import type { Handler } from '../../http/routes.ts'

/** DELETE /api/auth/users/{id}/delete/ */
export const deleteUser: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'user:delete', uid)
  await deleteAccount(uid, actor.uid)
  response.status(204).end()
}
