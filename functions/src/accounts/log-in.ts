import type { Tokens } from 'domain/api/accounts.ts'
import type { User } from 'domain/user.ts'
import { read } from '../cloud/store.ts'
import { signIn, TokensRefused } from '../cloud/tokens.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { refs } from '../refs.ts'
import { toUser } from '../users/to-user.ts'

/**
 * Signs in with a password. One answer for whatever is wrong with the credentials: it never says who has an account.
 * @throws Refusal 401
 */
export async function logIn(email: string, password: string): Promise<Tokens & { user: User }> {
  const signed = await signIn(email, password).catch(unlessRefused)
  const user = signed && (await read(refs.users.doc(signed.uid)))
  if (!user || user.deleting) throw new Refusal(401, ({ login }) => login.failed)
  const { uid, access, refresh } = signed
  return { access, refresh, user: toUser(uid, user) }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof TokensRefused)) throw error
}
