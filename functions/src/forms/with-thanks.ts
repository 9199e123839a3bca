import { byAccount, byRecipient, byVisitor } from '../http/rates/counted.ts'
import { countIfRoom, type TakeBack } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import type { Sender } from './sender.ts'

/** Whether a sender is thanked by mail. */
export interface Thanks {
  isThanked: boolean
  /** For who was thanked before. */
  takeBack: TakeBack
}

/**
 * Does something for which its sender is thanked by mail, or not where her address has had its mails of this hour, or whoever sends
 * forms in the name of others has had them sent enough.
 */
export async function withThanks<T>(sender: Sender, work: (thanks: Thanks) => Promise<T>): Promise<T> {
  const takeBack = await countThanks(sender)
  try {
    return await work({ isThanked: takeBack !== undefined, takeBack: async () => takeBack?.() })
  } catch (error) {
    await takeBack?.()
    throw error
  }
}

async function countThanks({ actor, email, request }: Sender): Promise<TakeBack | undefined> {
  const takeBack = await countIfRoom(RATES.thanks, byRecipient(email))
  if (!takeBack) return undefined
  const whoAsks = actor.uid ? byAccount(actor.uid) : byVisitor(request)
  const takeBackToo = await countIfRoom(RATES.thanksOfVisitor, whoAsks)
  if (!takeBackToo) await takeBack()
  return takeBackToo && (async () => void (await Promise.all([takeBack(), takeBackToo()])))
}
