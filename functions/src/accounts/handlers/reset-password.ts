import type { resetPassword as endpoint } from 'domain/api/accounts.ts'
import { byRecipient, byVisitor } from '../../http/counted.ts'
import type { Handler } from '../../http/handler.ts'
import { isWithinRate, limitRate } from '../../http/rate-limit.ts'
import { RATES } from '../../http/rates.ts'
import { queueResetMail } from '../queue-reset-mail.ts'

/** Looks nothing up: what it does, and how long that takes, must not tell whether somebody has this address. */
export const resetPassword: Handler<typeof endpoint> = async ({ input: { email }, request }) => {
  await limitRate(RATES.passwordReset, byVisitor(request, email))
  // she has the mails of the last hour, whose links still work, and must not be refused because of others
  if (await isWithinRate(RATES.resetMail, byRecipient(email))) await queueResetMail(email)
  return {}
}
