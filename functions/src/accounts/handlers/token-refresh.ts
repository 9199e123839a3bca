import { readJson } from '../../http/body.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { renewTokens } from '../renew-tokens.ts'

/** POST /api/auth/token/refresh/ */
export const tokenRefresh: Handler = async (request, response) => {
  const { refresh, ...rest } = readJson(request)
  if (typeof refresh !== 'string' || refresh === '' || Object.keys(rest).length > 0)
    throw new Refusal(400, texts.server.badRequest)
  response.json(await renewTokens(refresh))
}
