import { check } from 'domain/schemas/check.ts'
import { passwordResetSchema } from 'domain/schemas/password.ts'
import { read, transact } from '../cloud/store.ts'
import { readJson } from '../http/body.ts'
import { limitRate, RATES } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { uniqueRef } from './uniques.ts'

/** POST /api/auth/password/reset/: 202 whoever asks; only somebody with an account gets the mail. */
export const passwordReset: Handler = async (request, response) => {
  const checked = await check(passwordResetSchema(texts), readJson(request), texts)
  if (!checked.ok) throw new Refusal(400, checked.errors)
  const { email } = checked.value
  await limitRate(request, RATES.passwordReset, email)
  await queueResetMail(email)
  response.status(202).json({})
}

/** Puts the mail into the outbox; its link is made when it is sent. */
async function queueResetMail(email: string, now = new Date().toISOString()): Promise<void> {
  const held = await read(uniqueRef('email', email))
  if (!held) return
  await transact('reset mail', async (work) => {
    const user = await work.read(refs.users.doc(held.uid))
    if (user && !user.deleting) queueMail(work, 'reset', { uid: held.uid, user }, { id: now, now })
  })
}
