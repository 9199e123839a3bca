import type { resetPassword as endpoint } from 'domain/api/accounts.ts'
import { byRecipient, byVisitor } from '../../http/rates/counted.ts'
import type { Handler } from '../../http/handler.ts'
import { countIfRoom, limitRate } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { queueResetMail } from '../queue-reset-mail.ts'

/** Looks nothing up: what it does, and how long that takes, must not tell whether somebody has this address. */
export const resetPassword: Handler<typeof endpoint> = async ({ input: { email }, request }) => {
  await limitRate(RATES.passwordReset, byVisitor(request, email))
  // she has three mails of the last hour by then, and must not be refused because of others
  const refund = await countIfRoom(RATES.resetMail, byRecipient(email))
  if (!refund) return {}
  await queueResetMail(email).catch(async (error: unknown) => {
    await refund()
    throw error
  })
  return {}
}
