import { permit, signedIn } from '../../http/guard.ts'
import type { Handler } from '../../http/routes.ts'
import { deleteAccount } from '../delete-account.ts'

/** DELETE /api/auth/profile/ */
export const deleteProfile: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'account:delete', actor.uid)
  await deleteAccount(actor.uid, actor.uid)
  response.status(204).end()
}
