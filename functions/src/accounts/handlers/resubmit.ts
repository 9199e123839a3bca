import { resubmit as endpoint } from 'domain/api/accounts.ts'
import type { Request } from 'express'
import { checkChange, refuseUnread } from '../../http/revisions/check-change.ts'
import { byAccount, byVisitor } from '../../http/rates/counted.ts'
import type { SignedIn } from '../../http/guard.ts'
import type { Handler } from '../../http/handler.ts'
import { limitRate, refuseWhenFull, type Refund } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { correctApplication } from '../correct-application.ts'

const both = (uid: string, request: Request) => [...byAccount(uid), ...byVisitor(request)]

/** Counted before the form is read: reading pictures is what costs. */
export async function countCorrection(request: Request, { uid }: SignedIn): Promise<Refund> {
  await refuseWhenFull(RATES.taken, both(uid, request))
  return limitRate(RATES.write, byAccount(uid))
}

export const resubmit: Handler<typeof endpoint> = async ({
  actor,
  input,
  pictures,
  errors,
  request,
  revision,
}) => {
  await refuseUnread(errors, () => checkChange(endpoint.body.schema, actor.user ?? {}, input))
  // counted before anything is looked up: who asks many at once learns no more than who asks in turn
  const refund = await limitRate(RATES.correction, byAccount(actor.uid))
  return correctApplication(actor.uid, { fields: input, pictures }, { revision }).catch(
    async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 409) await limitRate(RATES.taken, both(actor.uid, request))
      await refund()
      throw error
    },
  )
}
