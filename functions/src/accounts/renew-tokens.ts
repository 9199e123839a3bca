import type { Tokens } from 'domain/api/accounts.ts'
import { refreshTokens, TokensRefused } from '../cloud/tokens.ts'
import { Refusal } from '../http/answers/refusal.ts'

/** Exchanges a refresh token for new tokens. @throws Refusal 401 when its session has ended */
export async function renewTokens(refresh: string): Promise<Tokens> {
  try {
    return await refreshTokens(refresh)
  } catch (error) {
    throw error instanceof TokensRefused ? new Refusal(401, ({ server }) => server.sessionEnded) : error
  }
}
