import { isActive } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Transaction } from '../cloud/store.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'

const isAdmin = (user: UserDocument): boolean => user.role === 'admin' && isActive(user) && !user.deleting

/** Finds the admins who have their rights. */
export const findAdmins = async (tx: Transaction) => {
  const found = await tx.find(refs.users.where('role', '==', 'admin').where('is_approved', '==', true))
  return found.filter(({ data }) => isAdmin(data))
}

/** Throws if this user is an admin with rights and nobody else is. @throws HttpError 409 */
export async function ensureAdminRemains(tx: Transaction, uid: string, user: UserDocument): Promise<void> {
  if (!isAdmin(user)) return
  const admins = await findAdmins(tx)
  if (!admins.some(({ id }) => id !== uid)) throw new HttpError(409, ({ users }) => users.lastAdmin)
}
