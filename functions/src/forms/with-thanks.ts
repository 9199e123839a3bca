import { byAccount, byRecipient, byVisitor } from '../http/rates/counted.ts'
import { countIfRoom, type Refund } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import type { Sender } from './sender.ts'

/** Whether a sender is thanked by mail. */
export interface Thanks {
  isThanked: boolean
  /** For who was thanked before. */
  refund: Refund
}

/**
 * Does something for which its sender is thanked by mail, or not where her address has had its mails of this hour, or whoever sends
 * forms in the name of others has had them sent enough.
 */
export async function withThanks<T>(sender: Sender, work: (thanks: Thanks) => Promise<T>): Promise<T> {
  const refund = await countThanks(sender)
  try {
    return await work({ isThanked: refund !== undefined, refund: async () => refund?.() })
  } catch (error) {
    await refund?.()
    throw error
  }
}

async function countThanks({ actor, email, request }: Sender): Promise<Refund | undefined> {
  const refund = await countIfRoom(RATES.thanks, byRecipient(email))
  if (!refund) return undefined
  const whoAsks = actor.uid ? byAccount(actor.uid) : byVisitor(request)
  const refundVisitor = await countIfRoom(RATES.thanksOfVisitor, whoAsks)
  if (!refundVisitor) await refund()
  return refundVisitor && (async () => void (await Promise.all([refund(), refundVisitor()])))
}
