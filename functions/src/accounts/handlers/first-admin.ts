import { rateLimiter } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import type { Handlers } from '../../http/serve.ts'
import { createFirstAdmin, readFirstAdminLink } from '../first-admin/first-admin.ts'

/** Handles the calls of the link for the first admin. */
export const firstAdminHandlers = {
  getFirstAdminLink: {
    limit: rateLimiter(RATES.firstAdmin),
    handle: ({ query: { code = '' } }) => readFirstAdminLink(code),
  },

  createFirstAdmin: {
    limit: rateLimiter(RATES.firstAdmin),
    handle: async ({ input, language }) => {
      await createFirstAdmin(input, language)
      return undefined
    },
  },
} satisfies Partial<Handlers>
