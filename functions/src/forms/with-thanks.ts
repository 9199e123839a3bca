import { byRecipient } from '../http/counted.ts'
import { countIfRoom } from '../http/rate-limit.ts'
import { RATES } from '../http/rates.ts'

/**
 * Does something for which its sender is thanked by mail, or not where her address has had its mails of this hour.
 * @param work is told whether
 */
export async function withThanks<T>(email: string, work: (isThanked: boolean) => Promise<T>): Promise<T> {
  const takeBack = await countIfRoom(RATES.thanks, byRecipient(email))
  try {
    return await work(takeBack !== undefined)
  } catch (error) {
    await takeBack?.()
    throw error
  }
}
