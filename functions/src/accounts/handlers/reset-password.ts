import type { resetPassword as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { limitRate, RATES } from '../../http/rate-limit.ts'
import { queueResetMail } from '../queue-reset-mail.ts'

export const resetPassword: Handler<typeof endpoint> = async ({ input: { email }, request }) => {
  await limitRate(request, RATES.passwordReset, email)
  await queueResetMail(email)
  return {}
}
