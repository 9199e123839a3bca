import type { Tokens } from 'domain/api/accounts.ts'
import { find, read } from '../../cloud/store.ts'
import { AuthError, emailOfReset, resetPassword, setPassword } from '../../cloud/tokens.ts'
import { HttpError, notFound } from '../../http/responses/http-error.ts'
import { refs } from '../../refs.ts'
import { rejectPersonalPassword, throwAuthError, verifyPassword } from './check-password.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

const spent = () => new HttpError(404, ({ passwordReset }) => passwordReset.spent)

function throwResetError(error: unknown): never {
  // used, too old or never made; or whoever it was made for cannot sign in any more
  if (error instanceof AuthError && /OOB_CODE$|^USER_|^EMAIL_NOT_FOUND$/.test(error.code)) throw spent()
  return throwAuthError(error)
}

/**
 * Gives whoever a mailed code is of the password that she chooses, which ends all her sessions. A password that is refused spends no
 * code.
 * @throws HttpError 400 by field; 404 where the code was used, is too old or was never made
 */
export async function choosePassword(
  { code, password }: { code: string; password: string },
  now = new Date().toISOString(),
): Promise<void> {
  const email = await emailOfReset(code).catch(throwResetError)
  const [found] = await find(refs.users.where('email', '==', email.toLowerCase()).limit(1))
  if (!found || found.data.deleting) throw spent()
  rejectPersonalPassword(password, found.data)
  await notifyPasswordChange({ uid: found.id, kind: 'password:reset', now }, () =>
    resetPassword(code, password).catch(throwResetError),
  )
}

/**
 * Gives her another password, which ends all her sessions.
 * @returns a session that begins with it
 * @throws HttpError 400 by field; 403 for a wrong present one; 401 when her sessions were ended while this was under way; 429 as Auth
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
  // with the proven session and not past it: Auth refuses where a link has given her another password since
  return notifyPasswordChange({ uid, kind: 'password:change', now }, () =>
    setPassword(access, password).catch((error: unknown) => {
      if (isEnded(error)) throw new HttpError(401, ({ server }) => server.sessionEnded)
      return throwAuthError(error)
    }),
  )
}

/** Whether the session that has been proven is none any more, or nobody's. */
const isEnded = (error: unknown): boolean =>
  error instanceof AuthError && /^(TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_)/.test(error.code)
