import { formatMinute } from 'domain/dates.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { User } from 'domain/user.ts'
import { askToConfirm, runForUser } from './operator.ts'
import { isEmailConfirmed } from '../src/cloud/auth.ts'
import { find } from '../src/cloud/store.ts'
import { refs } from '../src/refs.ts'
import { toUser } from '../src/users/to-user.ts'
import { approveApplication } from '../src/members/approve-application.ts'
import { OPERATOR } from '../src/http/transact-as.ts'

// npm run admin:grant -- someone@example.org
await runForUser('npm run admin:grant', async (email) => {
  const user = await grantAdmin(email)
  return user && `${user.full_name} <${user.email}> is an admin now.`
})

/** Shows who registered, and asks whether to continue. */
function show(user: User): Promise<boolean> {
  return askToConfirm(
    `${user.full_name} <${user.email}>
  registered  ${formatMinute(user.createdAt, DEFAULT_LANGUAGE)}
  role        ${user.role}
  status      ${user.status}${suspensionOf(user)}
An admin reads every application with its identity card, approves, rejects and deletes.`,
    'Type yes to make this user an admin: ',
  )
}

/** Says that the user is suspended, and that the grant ends it. */
function suspensionOf({ suspended }: User): string {
  if (!suspended) return ''
  const at = formatMinute(suspended.at, DEFAULT_LANGUAGE)
  return `, SUSPENDED on ${at}: ${suspended.reason}\nYes also ends the suspension.`
}

/**
 * Makes a registered user an approved admin. Only the command line does this, with the project's credentials, since the first
 * admin has nobody to approve them. Anybody can register with any address, so the address must be confirmed, and the operator
 * must have seen whose it is.
 * @returns the admin; `undefined` if not confirmed
 * @throws if nobody registered with this address or it is not confirmed; HttpError 412 if the application changed meanwhile
 */
async function grantAdmin(email: string): Promise<User | undefined> {
  const [found] = await find(refs.users.where('email', '==', email.trim().toLowerCase()).limit(1))
  if (!found)
    throw new Error(`Nobody has registered as ${email}. Sign up on the site first, then run this again.`)
  if (!(await isEmailConfirmed(found.id, found.data.email)))
    throw new Error(
      `Nobody has confirmed yet that ${email} is hers, so it may be somebody else who registered with it. ` +
        'Open the link in the mail "We have received your application", then run this again.',
    )
  const user = toUser(found.id, found.data)
  if (!(await show(user))) return undefined
  return approveApplication(user.id, { by: OPERATOR, role: 'admin', revision: user.revision })
}
