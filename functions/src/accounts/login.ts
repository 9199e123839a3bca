import { loginSchema } from 'domain/schemas/login.ts'
import { check } from 'domain/schemas/check.ts'
import { signIn, TokensRefused } from '../cloud/tokens.ts'
import { read } from '../cloud/store.ts'
import { readJson } from '../http/body.ts'
import { limitRate, RATES } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { refs } from '../refs.ts'
import { toUser } from './user-answer.ts'

/** POST /api/auth/login/. One answer for whatever is wrong with the credentials: it never says who has an account. */
export const login: Handler = async (request, response) => {
  const checked = await check(loginSchema(texts), readJson(request), texts)
  if (!checked.ok) throw new Refusal(400, texts.login.invalid)
  const { email, password } = checked.value
  // counted before the password is looked at: who guesses many at once learns no more than who guesses in turn
  const uncount = [
    await limitRate(request, RATES.login, email),
    await limitRate(request, RATES.loginOfAddress),
  ]
  const signed = await signIn(email, password).catch(unlessRefused)
  const user = signed && (await read(refs.users.doc(signed.uid)))
  if (!user || user.deleting) throw new Refusal(401, texts.login.failed)
  await Promise.all(uncount.map((takeBack) => takeBack()))
  const { uid, access, refresh } = signed
  response.json({ access, refresh, user: toUser(uid, user) })
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof TokensRefused)) throw error
}
