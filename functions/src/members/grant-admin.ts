import type { User } from 'domain/user.ts'
import { isEmailConfirmed } from '../cloud/auth.ts'
import { find } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { toUser } from '../users/to-user.ts'
import { approveApplication } from './approve-application.ts'
import { OPERATOR } from '../http/transact-as.ts'

/**
 * Makes a registered user an approved admin. Only the command line does this, with the project's credentials, since the first
 * admin has nobody to approve them. Anybody can register with any address, so the address must be confirmed, and the operator
 * must have seen whose it is.
 * @param confirm shows the user and returns whether to continue
 * @returns the admin; `undefined` if not confirmed
 * @throws if nobody registered with this address or it is not confirmed; HttpError 412 if the application changed meanwhile
 */
export async function grantAdmin(
  email: string,
  confirm: (user: User) => Promise<boolean>,
): Promise<User | undefined> {
  const [found] = await find(refs.users.where('email', '==', email.trim().toLowerCase()).limit(1))
  if (!found)
    throw new Error(`Nobody has registered as ${email}. Sign up on the site first, then run this again.`)
  if (!(await isEmailConfirmed(found.id, found.data.email)))
    throw new Error(
      `Nobody has confirmed yet that ${email} is hers, so it may be somebody else who registered with it. ` +
        'Open the link in the mail "We have received your application", then run this again.',
    )
  const user = toUser(found.id, found.data)
  if (!(await confirm(user))) return undefined
  return approveApplication(user.id, { by: OPERATOR, role: 'admin', revision: user.revision })
}
