import type { login as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { limitRate, RATES } from '../../http/rate-limit.ts'
import { logIn } from '../log-in.ts'

export const login: Handler<typeof endpoint> = async ({ input: { email, password }, request }) => {
  // counted before the password is looked at: who guesses many at once learns no more than who guesses in turn
  const uncount = [
    await limitRate(request, RATES.login, email),
    await limitRate(request, RATES.loginOfAddress),
  ]
  const session = await logIn(email, password)
  await Promise.all(uncount.map((takeBack) => takeBack()))
  return session
}
