import { forget, keep, readKept } from '#lib/storage.ts'
import type { SentGift } from './send-gift.ts'

const KEY = 'gift-without-answer'

/** How long a second press is about the first gift. */
const LAST_MS = 15 * 60_000

interface Unanswered {
  /** Epoch milliseconds. */
  at: number
  gift: SentGift
}

/** Where the browser keeps nothing, it is known until the page is loaded again. */
let known: Unanswered | undefined

/** Keeps what is about to be sent, in this tab: of its card it holds only what the company made of it. */
export function keepUnanswered(gift: SentGift, at = Date.now()): void {
  known = { at, gift }
  keep(KEY, known, 'sessionStorage')
}

export function dropUnanswered(): void {
  known = undefined
  forget(KEY, 'sessionStorage')
}

const isSame = (one: SentGift, other: Pick<SentGift, 'email' | 'amount' | 'cause'>) =>
  one.email.trim().toLowerCase() === other.email.trim().toLowerCase() &&
  one.amount === other.amount &&
  one.cause === other.cause

/**
 * The gift by card that was sent a moment ago and got no answer, where the same giver gives the same again. Any other
 * is forgotten: somebody else may sit here, or she has decided otherwise.
 */
export function findUnanswered(
  next: Pick<SentGift, 'email' | 'amount' | 'cause' | 'payment_method'>,
  now = Date.now(),
): SentGift | undefined {
  const kept = known ?? (readKept(KEY, 'sessionStorage') as Unanswered | undefined)
  if (!kept) return undefined
  if (next.payment_method === 'card' && now - kept.at < LAST_MS && isSame(kept.gift, next)) return kept.gift
  dropUnanswered()
  return undefined
}
