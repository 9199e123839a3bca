import { limitRate, rateLimiter } from '../../http/rates/rate-limit.ts'
import { byAccount } from '../../http/rates/rate-keys.ts'
import { RATES } from '../../http/rates/rates.ts'
import type { Handlers } from '../../http/serve.ts'
import { confirmEmailLink, readEmailLink } from '../email/confirm-email.ts'
import { cancelEmailChange, requestEmailChange, resendEmailLinks } from '../email/request-email-change.ts'

/** Handles the calls that change a user's e-mail address. */
export const emailChangeHandlers = {
  // counted by account before the password is checked: nobody else can use up the owner's tries
  changeEmail: async ({ actor: { uid }, input }) => {
    await limitRate(RATES.emailChange, byAccount(uid))
    await requestEmailChange(uid, input)
    return {}
  },

  mailEmailLinks: async ({ actor: { uid } }) => {
    const refund = await limitRate(RATES.emailChange, byAccount(uid))
    await resendEmailLinks(uid).catch(async (error: unknown) => {
      await refund()
      throw error
    })
    return {}
  },

  keepEmail: async ({ actor: { uid } }) => {
    await cancelEmailChange(uid)
    return undefined
  },

  getEmailLink: ({ query: { code = '' } }) => readEmailLink(code),

  confirmEmailLink: {
    limit: rateLimiter(RATES.emailLink),
    handle: ({ input: { code } }) => confirmEmailLink(code),
  },
} satisfies Partial<Handlers>
