import { check } from 'domain/schemas/check.ts'
import { loginSchema } from 'domain/schemas/login.ts'
import { readJson } from '../../http/body.ts'
import { limitRate, RATES } from '../../http/rate-limit.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { logIn } from '../log-in.ts'

/** POST /api/auth/login/ */
export const login: Handler = async (request, response) => {
  const checked = await check(loginSchema(texts), readJson(request), texts)
  if (!checked.ok) throw new Refusal(400, texts.login.invalid)
  const { email, password } = checked.value
  // counted before the password is looked at: who guesses many at once learns no more than who guesses in turn
  const uncount = [
    await limitRate(request, RATES.login, email),
    await limitRate(request, RATES.loginOfAddress),
  ]
  const session = await logIn(email, password)
  await Promise.all(uncount.map((takeBack) => takeBack()))
  response.json(session)
}
