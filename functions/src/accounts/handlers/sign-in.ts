import { rateLimiter, limitRate, tryLimitRate } from '../../http/rates/rate-limit.ts'
import { byAccount, byAddress, byVisitor } from '../../http/rates/rate-keys.ts'
import { RATES } from '../../http/rates/rates.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import type { Handlers } from '../../http/serve.ts'
import { createCustomToken } from '../../cloud/auth.ts'
import { signInWithToken } from '../../cloud/tokens.ts'
import { queueResetMail } from '../../mail/outbox.ts'
import { auditFailedLogin } from '../audit-failures.ts'
import { changePassword, choosePassword } from '../password/change-password.ts'
import { signInUser, renewTokens } from '../sign-in.ts'

/** Handles the calls about sessions and passwords. */
export const signInHandlers = {
  login: {
    limit: rateLimiter(RATES.loginOfAddress),
    handle: async ({ input, request, refund }) => {
      // counted before the password is checked: many guesses at once learn no more than one after the other
      const refundEmail = await limitRate(RATES.login, byVisitor(request, input.email))
      const session = await signInUser(input).catch(async (error: unknown) => {
        // a missing or wrong code comes after the right password, and has lines of its own
        if (error instanceof HttpError && error.status === 401 && !error.code)
          await auditFailedLogin(input.email)
        throw error
      })
      // the user is signed in, whether or not the refund succeeds
      await Promise.allSettled([refund(), refundEmail()])
      return session
    },
  },

  refreshToken: {
    limit: rateLimiter(RATES.refresh),
    handle: ({ input: { refresh } }) => renewTokens(refresh),
  },

  // looks nothing up: neither the answer nor its time may tell whether the address has an account
  resetPassword: {
    limit: rateLimiter(RATES.passwordResetOfAddress),
    handle: async ({ input: { email }, request }) => {
      await limitRate(RATES.passwordReset, byVisitor(request, email))
      // an owner who has three mails of the last hour must not get an error because of others
      const refund = await tryLimitRate(RATES.resetMail, byAddress(email))
      if (!refund) return {}
      await queueResetMail(email, new Date().toISOString()).catch(async (error: unknown) => {
        await refund()
        throw error
      })
      return {}
    },
  },

  // counted by account before the password is checked: nobody else can use up the owner's tries
  changePassword: async ({ actor: { uid, user }, input }) => {
    await limitRate(RATES.passwordChange, byAccount(uid))
    const tokens = await changePassword(uid, input)
    if (!user?.second_factor) return tokens
    // the new session has passed the second factor, as the one that asked has
    const custom_token = await createCustomToken(uid, { second_factor: true })
    return { ...(await signInWithToken(custom_token)), custom_token }
  },

  choosePassword: {
    limit: rateLimiter(RATES.passwordChoice),
    handle: async ({ input, refund }) => {
      await choosePassword(input)
      // the password is stored, whether or not the refund succeeds; many good links may share one network address
      await Promise.allSettled([refund()])
      return undefined
    },
  },
} satisfies Partial<Handlers>
