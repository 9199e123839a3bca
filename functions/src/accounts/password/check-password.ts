import { isMadeOf } from 'domain/passwords.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { AuthError, signIn } from '../../cloud/tokens.ts'
import { HttpError } from '../../http/responses/http-error.ts'

/**
 * Looks whether this is the password that she has.
 * @returns the ID token of a session that begins with it
 * @throws HttpError 403 where it is not; 429 where too many tries were made with her address
 */
export async function verifyPassword(
  { uid, email }: { uid: string; email: string },
  password: string,
): Promise<string> {
  const signed = await signIn(email, password).catch(refusalOf)
  // while an address is on its way from one account to another, Auth may have it for somebody else
  if (signed.uid !== uid) throw wrongPassword()
  return signed.access
}

const wrongPassword = () => new HttpError(403, ({ users }) => users.wrongPassword)

function refusalOf(error: unknown): never {
  if (!(error instanceof AuthError)) throw error
  // others have tried to sign in as her, which says nothing of hers
  if (error.isTooMany) throw new HttpError(429, ({ server }) => server.tooMany)
  throw wrongPassword()
}

/** @throws HttpError 400 for a password of her own names and addresses with next to nothing beside them */
export function rejectPersonalPassword(password: string, user: UserDocument): void {
  if (isMadeOf(password, user)) throw new HttpError(400, { password: [rule('passwordPersonal')] })
}

/** Says why Auth took no new password. @throws HttpError 429, or 400 where a policy of the project asks for more than we do; else the error */
export function throwAuthError(error: unknown): never {
  if (!(error instanceof AuthError)) throw error
  if (error.isTooMany) throw new HttpError(429, ({ server }) => server.tooMany)
  if (/^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET)/.test(error.code))
    throw new HttpError(400, { password: [rule('kind')] })
  throw error
}
