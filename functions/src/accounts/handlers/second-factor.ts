import { notFound } from '../../http/responses/http-error.ts'
import { limitRate } from '../../http/rates/rate-limit.ts'
import { byAccount } from '../../http/rates/rate-keys.ts'
import { RATES } from '../../http/rates/rates.ts'
import type { Handlers } from '../../http/serve.ts'
import { createCustomToken } from '../../cloud/auth.ts'
import { verifyPassword } from '../password/check-password.ts'
import {
  addSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
} from '../second-factor/change-second-factor.ts'
import { acceptCode } from '../second-factor/verify-code.ts'

/** Handles the calls about one-time codes, and about passwords that are asked for again. */
export const secondFactorHandlers = {
  enterCode: async ({ actor: { uid }, input: { code } }) => {
    const authorization = { uid, action: 'second-factor:enter', owner: uid } as const
    await acceptCode({ authorization, code, now: new Date().toISOString(), isOn: true })
    return { custom_token: await createCustomToken(uid, { second_factor: true }) }
  },

  addSecondFactor: async ({ actor: { uid }, input: { password } }) => {
    await limitRate(RATES.passwordCheck, byAccount(uid))
    return addSecondFactor(uid, password)
  },

  confirmSecondFactor: async ({ actor: { uid }, input: { code } }) => {
    const recovery_codes = await confirmSecondFactor(uid, code)
    return { recovery_codes, custom_token: await createCustomToken(uid, { second_factor: true }) }
  },

  removeSecondFactor: async ({ actor: { uid }, input: { code } }) => {
    await removeSecondFactor(uid, code)
    return undefined
  },

  resetSecondFactor: async ({ actor, path }) => {
    await resetSecondFactor(path.id, actor.uid)
    return undefined
  },

  checkPassword: async ({ actor: { uid, user }, input: { password } }) => {
    if (!user) throw notFound()
    await limitRate(RATES.passwordCheck, byAccount(uid))
    await verifyPassword({ uid, email: user.email }, password)
    return { custom_token: await createCustomToken(uid, { second_factor: user.second_factor === true }) }
  },
} satisfies Partial<Handlers>
