import type { Tokens } from 'domain/api/accounts.ts'
import type { User } from 'domain/user.ts'
import { isSameEmail } from 'domain/email-change.ts'
import { read } from '../cloud/store.ts'
import { AuthError, refreshTokens, signIn } from '../cloud/tokens.ts'
import { noteMovedEmail } from '../http/note-moved-email.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'
import { toUser } from '../users/to-user.ts'

/**
 * Signs in with a password. All wrong credentials get the same answer, so it never says who has an account.
 * @throws HttpError 401, also if Auth has the address for a user whose stored address is another
 */
export async function logIn(email: string, password: string): Promise<Tokens & { user: User }> {
  const signed = await signIn(email, password).catch(unlessRefused)
  const user = signed && (await read(refs.users.doc(signed.uid)))
  if (!user || user.deleting) throw new HttpError(401, ({ login }) => login.failed)
  const { uid, access, refresh } = signed
  if (!isSameEmail(email, user.email)) {
    await noteMovedEmail(uid)
    throw new HttpError(401, ({ login }) => login.failed)
  }
  return { access, refresh, user: toUser(uid, user) }
}

function unlessRefused(error: unknown): undefined {
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
