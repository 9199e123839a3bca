import type { User } from 'domain/user.ts'
import { find } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { approveApplication } from './approve-application.ts'
import { OPERATOR } from '../http/transact-as.ts'

/**
 * Makes somebody who has registered an approved admin, through the code that approves everybody. Only the command
 * line does this, with the project's own credentials: the first admin has nobody to approve her.
 * @throws when nobody has registered with this e-mail address
 */
export async function grantAdmin(email: string, now = new Date().toISOString()): Promise<User> {
  const [found] = await find(refs.users.where('email', '==', email.trim().toLowerCase()).limit(1))
  if (!found)
    throw new Error(`Nobody has registered as ${email}. Sign up on the site first, then run this again.`)
  return approveApplication(found.id, { by: OPERATOR, role: 'admin', now })
}
