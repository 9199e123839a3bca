import type { deleteProfile as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { deleteAccount } from '../delete-account.ts'

export const deleteProfile: Handler<typeof endpoint> = async ({ actor: { uid } }) => {
  await deleteAccount(uid, uid)
  return undefined
}
