import type { Tokens } from 'domain/api/accounts.ts'
import { find, read } from '../../cloud/store.ts'
import { AuthError, emailOfReset, resetPassword, setPassword } from '../../cloud/tokens.ts'
import { HttpError, notFound } from '../../http/responses/http-error.ts'
import { refs } from '../../refs.ts'
import { rejectPersonalPassword, throwAuthError, verifyPassword } from './check-password.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

const invalidCode = () => new HttpError(404, ({ passwordReset }) => passwordReset.spent)

function throwResetError(error: unknown): never {
  // the code was used, has expired or never existed, or its user cannot sign in
  if (error instanceof AuthError && /OOB_CODE$|^USER_|^EMAIL_NOT_FOUND$/.test(error.code)) throw invalidCode()
  return throwAuthError(error)
}

/**
 * Sets the password that the owner of a mailed code has chosen, and ends all of the user's sessions. A rejected password does not
 * use up the code.
 * @throws HttpError 400 by field; 404 if the code was used, has expired or never existed
 */
export async function choosePassword(
  { code, password }: { code: string; password: string },
  now = new Date().toISOString(),
): Promise<void> {
  const email = await emailOfReset(code).catch(throwResetError)
  const [found] = await find(refs.users.where('email', '==', email.toLowerCase()).limit(1))
  if (!found || found.data.deleting) throw invalidCode()
  rejectPersonalPassword(password, found.data)
  await notifyPasswordChange({ uid: found.id, kind: 'password:reset', now }, () =>
    resetPassword(code, password).catch(throwResetError),
  )
}

/**
 * Changes a user's password and ends all of their sessions.
 * @returns a new session
 * @throws HttpError 400 by field; 403 for a wrong current password; 401 if the sessions ended meanwhile; 429 as Auth
 */
export async function changePassword(
  uid: string,
  { current, password }: { current: string; password: string },
  now = new Date().toISOString(),
): Promise<Tokens> {
  const user = await read(refs.users.doc(uid))
  if (!user) throw notFound()
  rejectPersonalPassword(password, user)
  const access = await verifyPassword({ uid, email: user.email }, current)
  // uses the session just checked: Auth refuses if a link has set another password since
  return notifyPasswordChange({ uid, kind: 'password:change', now }, () =>
    setPassword(access, password).catch((error: unknown) => {
      if (isEnded(error)) throw new HttpError(401, ({ server }) => server.sessionEnded)
      return throwAuthError(error)
    }),
  )
}

/** Returns whether the checked session has ended. */
const isEnded = (error: unknown): boolean =>
  error instanceof AuthError && /^(TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_)/.test(error.code)
