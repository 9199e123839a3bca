import { refreshTokens, TokensRefused } from '../cloud/tokens.ts'
import { readJson } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'

/** POST /api/auth/token/refresh/ */
export const tokenRefresh: Handler = async (request, response) => {
  const { refresh, ...rest } = readJson(request)
  if (typeof refresh !== 'string' || refresh === '' || Object.keys(rest).length > 0)
    throw new Refusal(400, texts.server.badRequest)
  response.json(await refreshTokens(refresh).catch(refuse))
}

function refuse(error: unknown): never {
  throw error instanceof TokensRefused ? new Refusal(401, texts.server.sessionEnded) : error
}
