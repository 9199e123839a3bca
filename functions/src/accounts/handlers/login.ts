import type { login as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { byVisitor } from '../../http/rates/counted.ts'
import { limitRate } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { logIn } from '../log-in.ts'

export const login: Handler<typeof endpoint> = async ({ input: { email, password }, request, refund }) => {
  // counted before the password is looked at: who guesses many at once learns no more than who guesses in turn
  const refundEmail = await limitRate(RATES.login, byVisitor(request, email))
  const session = await logIn(email, password)
  // she is signed in, whether or not her tries could be forgotten
  await Promise.allSettled([refund(), refundEmail()])
  return session
}
