import { isMadeOf } from 'domain/values/passwords.ts'
import { rule } from 'domain/values/rule.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { AuthError, signIn } from '../../cloud/tokens.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import { auditWrongPassword } from '../audit-failures.ts'

/**
 * Checks a user's current password. A wrong one stands in the log.
 * @returns the ID token of a new session
 * @throws HttpError 403 if it is wrong; 429 after too many tries with this address
 */
export async function verifyPassword(
  { uid, email }: { uid: string; email: string },
  password: string,
): Promise<string> {
  const signed = await signIn(email, password).catch(ignoreWrongPassword)
  // while an address is on its way from one account to another, Auth may have it for somebody else
  if (signed?.uid === uid) return signed.access
  await auditWrongPassword(uid)
  throw new HttpError(403, ({ users }) => users.wrongPassword)
}

/** Returns nothing for a wrong password, and throws every other error. @throws HttpError 429 */
function ignoreWrongPassword(error: unknown): undefined {
  if (!(error instanceof AuthError)) throw error
  // too many tries by others say nothing about this password
  if (error.isTooMany) throw new HttpError(429, ({ server }) => server.tooMany)
}

/** Checks a new password against the user's own words. @throws HttpError 400 if it consists mostly of the user's own names and addresses */
export function rejectPersonalPassword(password: string, user: UserDocument): void {
  if (isMadeOf(password, user)) throw new HttpError(400, { password: [rule('passwordPersonal')] })
}

/**
 * Throws what Auth says against a new password.
 * @throws HttpError 429, or 400 if the project's password policy is stricter than ours; else the error
 */
export function throwAuthError(error: unknown): never {
  if (!(error instanceof AuthError)) throw error
  if (error.isTooMany) throw new HttpError(429, ({ server }) => server.tooMany)
  if (/^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET)/.test(error.code))
    throw new HttpError(400, { password: [rule('kind')] })
  throw error
}
