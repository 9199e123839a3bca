import type { refreshToken as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { renewTokens } from '../renew-tokens.ts'

export const refreshToken: Handler<typeof endpoint> = ({ input: { refresh } }) => renewTokens(refresh)
