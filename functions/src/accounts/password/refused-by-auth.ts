import { rule } from 'domain/schemas/rule.ts'
import { TokensRefused } from '../../cloud/tokens.ts'
import { Refusal } from '../../http/answers/refusal.ts'

/** Says why Auth took no new password. @throws Refusal 429, or 400 where a policy of the project asks for more than we do; else the error */
export function refusedByAuth(error: unknown): never {
  if (!(error instanceof TokensRefused)) throw error
  if (error.isTooMany) throw new Refusal(429, ({ server }) => server.tooMany)
  if (/^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET)/.test(error.code))
    throw new Refusal(400, { password: [rule('kind')] })
  throw error
}
