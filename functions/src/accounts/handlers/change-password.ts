import type { changePassword as changing, choosePassword as choosing } from 'domain/api/passwords.ts'
import type { Handler } from '../../http/handler.ts'
import { byAccount } from '../../http/rates/counted.ts'
import { limitRate } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { changePassword as change } from '../password/change-password.ts'
import { choosePassword as choose } from '../password/choose-password.ts'

/** Counted by her account alone, before the password is looked at: nobody else can use up what is hers. */
export const changePassword: Handler<typeof changing> = async ({ actor: { uid }, input }) => {
  await limitRate(RATES.passwordChange, byAccount(uid))
  return change(uid, input)
}

export const choosePassword: Handler<typeof choosing> = async ({ input, refund }) => {
  await choose(input)
  // she has it, whether or not her try could be forgotten; many who are mailed good links share the address of a network
  await Promise.allSettled([refund()])
  return undefined
}
