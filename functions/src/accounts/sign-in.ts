import type { Tokens } from 'domain/api/accounts.ts'
import type { User } from 'domain/user.ts'
import { isSameEmail } from 'domain/email-change.ts'
import { read } from '../cloud/store.ts'
import { createCustomToken } from '../cloud/auth.ts'
import { AuthError, refreshTokens, signIn, signInWithToken } from '../cloud/tokens.ts'
import { noteMovedEmail } from '../http/note-moved-email.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'
import { acceptCode } from './second-factor/verify-code.ts'
import { toUser } from '../users/to-user.ts'

/**
 * Signs in with a password, and a one-time code if the user has them. All wrong credentials get the same answer, so it never says who has an account.
 * @throws HttpError 401 for wrong credentials, an address that differs from the stored one, or a missing code; 403 for a wrong code;
 * 429 after too many wrong codes
 */
export async function signInUser(
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  now = new Date().toISOString(),
): Promise<Tokens & { user: User }> {
  const signed = await signIn(email, password).catch(ignoreRefusal)
  const user = signed && (await read(refs.users.doc(signed.uid)))
  if (!user || user.deleting) throw new HttpError(401, ({ login }) => login.failed)
  const { uid, access, refresh } = signed
  // Auth changes addresses for anybody who has a token
  if (!isSameEmail(email, user.email)) {
    await noteMovedEmail(uid)
    throw new HttpError(401, ({ login }) => login.failed)
  }
  if (!user.second_factor) return { access, refresh, user: toUser(uid, user) }
  if (code === undefined)
    throw new HttpError(401, ({ secondFactor }) => secondFactor.needed, {}, 'second-factor')
  const authorization = { uid, action: 'second-factor:enter', owner: uid } as const
  await acceptCode({ authorization, code, now, isOn: true })
  const tokens = await signInWithToken(await createCustomToken(uid, { second_factor: true }))
  return { ...tokens, user: toUser(uid, user) }
}

/** Returns nothing for refused credentials, and throws every other error. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof AuthError)) throw error
}

/** Exchanges a refresh token for new tokens. @throws HttpError 401 when its session has ended */
export async function renewTokens(refresh: string): Promise<Tokens> {
  try {
    return await refreshTokens(refresh)
  } catch (error) {
    throw error instanceof AuthError ? new HttpError(401, ({ server }) => server.sessionEnded) : error
  }
}
