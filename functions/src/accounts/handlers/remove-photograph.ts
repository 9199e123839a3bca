import type { removePhotograph as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { removePhotograph as remove } from '../remove-photograph.ts'

export const removePhotograph: Handler<typeof endpoint> = async ({ actor: { uid } }) => {
  await remove(uid)
  return undefined
}
