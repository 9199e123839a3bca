import { check } from 'domain/schemas/check.ts'
import { passwordResetSchema } from 'domain/schemas/password.ts'
import { acceptValue } from '../../http/accept-value.ts'
import { readJson } from '../../http/body.ts'
import { limitRate, RATES } from '../../http/rate-limit.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { queueResetMail } from '../queue-reset-mail.ts'

/** POST /api/auth/password/reset/: 202 whoever asks; only somebody with an account gets the mail. */
export const passwordReset: Handler = async (request, response) => {
  const { email } = acceptValue(await check(passwordResetSchema(texts), readJson(request), texts))
  await limitRate(request, RATES.passwordReset, email)
  await queueResetMail(email)
  response.status(202).json({})
}
