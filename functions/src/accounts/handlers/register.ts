import type { register as endpoint, Tokens } from 'domain/api/accounts.ts'
import type { Request } from 'express'
import { signIn } from '../../cloud/tokens.ts'
import { byVisitor } from '../../http/rates/counted.ts'
import type { Handler } from '../../http/handler.ts'
import { limitRate, refuseWhenFull, type Refund } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { registerApplicant } from '../register-applicant.ts'

/** Counted before the form is read: reading pictures is what costs. */
export async function countRegistration(request: Request): Promise<Refund> {
  await refuseWhenFull(RATES.taken, byVisitor(request))
  return limitRate(RATES.register, byVisitor(request))
}

export const register: Handler<typeof endpoint> = async ({ input, pictures, language, request }) => {
  const now = new Date().toISOString()
  const user = await registerApplicant(input, pictures, now, language).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.status === 409) await limitRate(RATES.taken, byVisitor(request))
    throw error
  })
  // the account stands by now: without tokens she signs in by hand
  const { access, refresh }: Partial<Tokens> = await signIn(user.email, input.password).catch(() => ({}))
  return { ...(access && refresh && { access, refresh }), user }
}
