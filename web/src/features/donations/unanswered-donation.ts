import { readStorage, removeFromStorage, writeStorage } from '#lib/storage.ts'
import type { SentDonation } from './api.ts'

const KEY = 'unanswered-donation'

/** How long a second submit counts as a retry of the first. */
const RETRY_WINDOW_MS = 15 * 60_000

interface Unanswered {
  /** Epoch milliseconds. */
  at: number
  donation: SentDonation
}

/** A copy for browsers without session storage; lost on reload. */
let known: Unanswered | undefined

/** Saves in this tab a donation that is about to be sent. It holds no card data, only the token. */
export function keepUnanswered(donation: SentDonation, at = Date.now()): void {
  known = { at, donation }
  writeStorage(KEY, known, 'sessionStorage')
}

/** Forgets the saved donation. */
export function dropUnanswered(): void {
  known = undefined
  removeFromStorage(KEY, 'sessionStorage')
}

const isSame = (one: SentDonation, other: Pick<SentDonation, 'email' | 'amount' | 'currency' | 'cause'>) =>
  one.email.trim().toLowerCase() === other.email.trim().toLowerCase() &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.cause === other.cause

/**
 * Returns the recent card donation without an answer if `next` is the same donation of the same donor. Otherwise forgets
 * it: someone else may use this device, or the donor has changed the donation.
 */
export function findUnanswered(
  next: Pick<SentDonation, 'email' | 'amount' | 'currency' | 'cause' | 'payment_method'>,
  now = Date.now(),
): SentDonation | undefined {
  const kept = known ?? (readStorage(KEY, 'sessionStorage') as Unanswered | undefined)
  if (!kept) return undefined
  if (next.payment_method === 'card' && now - kept.at < RETRY_WINDOW_MS && isSame(kept.donation, next))
    return kept.donation
  dropUnanswered()
  return undefined
}
