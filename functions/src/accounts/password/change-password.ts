import type { Tokens } from 'domain/api/accounts.ts'
import { read } from '../../cloud/store.ts'
import { setPassword, TokensRefused } from '../../cloud/tokens.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { refs } from '../../refs.ts'
import { provePassword } from './prove-password.ts'
import { refusedByAuth } from './refused-by-auth.ts'
import { refuseOwnWords } from './refuse-own-words.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

/**
 * Gives her another password, which ends all her sessions.
 * @returns a session that begins with it
 * @throws Refusal 400 by field; 403 for a wrong present one; 401 when her sessions were ended while this was under way; 429 as Auth
 */
export async function changePassword(
  uid: string,
  { current, password }: { current: string; password: string },
  now = new Date().toISOString(),
): Promise<Tokens> {
  const user = await read(refs.users.doc(uid))
  if (!user) throw new Refusal(404, ({ server }) => server.notFound)
  refuseOwnWords(password, user)
  const access = await provePassword({ uid, email: user.email }, current)
  // with the proven session and not past it: Auth refuses where a link has given her another password since
  return notifyPasswordChange({ uid, kind: 'password:change', now }, () =>
    setPassword(access, password).catch((error: unknown) => {
      if (isEnded(error)) throw new Refusal(401, ({ server }) => server.sessionEnded)
      return refusedByAuth(error)
    }),
  )
}

/** Whether the session that has been proven is none any more, or nobody's. */
const isEnded = (error: unknown): boolean =>
  error instanceof TokensRefused && /^(TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_)/.test(error.code)
