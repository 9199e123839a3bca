import { createInterface } from 'node:readline'
import { formatMinute } from 'domain/dates.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { firebaseApp } from '../src/cloud/firebase.ts'
import { formatHttpError } from '../src/http/responses/handle-error.ts'
import { HttpError } from '../src/http/responses/http-error.ts'
import { grantAdmin } from '../src/members/grant-admin.ts'

// npm run admin:grant -- someone@example.org
const [email] = process.argv.slice(2)
if (!email?.includes('@')) {
  console.error('Give an e-mail address: npm run admin:grant -- someone@example.org')
  process.exit(1)
}

// Identity Toolkit refuses the credentials of `gcloud auth application-default login` without a project that they are
// charged to; every Google library reads it here
if (firebaseApp.options.projectId) process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ||= firebaseApp.options.projectId

try {
  const user = await grantAdmin(email, confirm)
  console.log(user ? `${user.full_name} <${user.email}> is an admin now.` : 'Nothing was granted.')
  process.exit(user ? 0 : 1)
} catch (error) {
  console.error(formatError(error))
  process.exit(1)
}

/** Shows who registered, and asks for `yes` on a terminal or from a pipe. */
async function confirm(user: User): Promise<boolean> {
  console.log(`${user.full_name} <${user.email}>
  registered  ${formatMinute(user.createdAt, DEFAULT_LANGUAGE)}
  role        ${user.role}
  status      ${user.status}${suspensionOf(user)}
An admin reads every application with its identity card, approves, rejects and deletes.`)
  process.stdout.write(`Type yes to make this user an admin: `)
  for await (const line of createInterface({ input: process.stdin }))
    return ['y', 'yes'].includes(line.trim().toLowerCase())
  console.log('\nNo answer came.')
  return false
}

/** Says that the user is suspended, and that the grant ends it. */
const suspensionOf = ({ suspended }: User): string =>
  suspended
    ? `, SUSPENDED on ${formatMinute(suspended.at, DEFAULT_LANGUAGE)}: ${suspended.reason}\nYes also ends the suspension.`
    : ''

function formatError(error: unknown): string {
  if (error instanceof HttpError) return formatHttpError(error, en)
  return error instanceof Error ? error.message : String(error)
}
