import { formatMinute } from 'domain/dates.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { User } from 'domain/user.ts'
import { grantAdmin } from '../src/members/grant-admin.ts'
import { confirm, runForUser } from './operator.ts'

// npm run admin:grant -- someone@example.org
await runForUser('npm run admin:grant', async (email) => {
  const user = await grantAdmin(email, show)
  return user && `${user.full_name} <${user.email}> is an admin now.`
})

/** Shows who registered, and asks. */
function show(user: User): Promise<boolean> {
  return confirm(
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
