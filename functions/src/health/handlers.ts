import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import type { Handlers } from '../http/serve.ts'
import { storeHealth } from './check-health.ts'

/** Handles the call with which an admin checks now. */
export const healthHandlers = {
  checkHealth: {
    limit: rateLimiter(RATES.healthCheck),
    handle: async () => {
      await storeHealth(new Date(), { isAsked: true })
      return undefined
    },
  },
} satisfies Partial<Handlers>
