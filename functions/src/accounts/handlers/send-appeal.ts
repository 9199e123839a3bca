import type { sendAppeal as endpoint } from 'domain/api/accounts.ts'
import type { Handler } from '../../http/handler.ts'
import { byAccount } from '../../http/rates/counted.ts'
import { limitRate } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { appeal } from '../appeal.ts'

export const sendAppeal: Handler<typeof endpoint> = async ({ actor: { uid }, input, revision }) => {
  const refund = await limitRate(RATES.appeal, byAccount(uid))
  return appeal(uid, { words: input.appeal, revision }).catch(async (error: unknown) => {
    await refund()
    throw error
  })
}
