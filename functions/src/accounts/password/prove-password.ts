import { signIn, TokensRefused } from '../../cloud/tokens.ts'
import { Refusal } from '../../http/answers/refusal.ts'

/**
 * Looks whether this is the password that she has.
 * @returns the ID token of a session that begins with it
 * @throws Refusal 403 where it is not; 429 where too many tries were made with her address
 */
export async function provePassword(
  { uid, email }: { uid: string; email: string },
  password: string,
): Promise<string> {
  const signed = await signIn(email, password).catch(refusalOf)
  // while an address is on its way from one account to another, Auth may have it for somebody else
  if (signed.uid !== uid) throw wrongPassword()
  return signed.access
}

const wrongPassword = () => new Refusal(403, ({ users }) => users.wrongPassword)

function refusalOf(error: unknown): never {
  if (!(error instanceof TokensRefused)) throw error
  // others have tried to sign in as her, which says nothing of hers
  if (error.isTooMany) throw new Refusal(429, ({ server }) => server.tooMany)
  throw wrongPassword()
}
