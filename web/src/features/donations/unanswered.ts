import type { SentGift } from './send-gift.ts'

const KEY = 'gift-without-answer'

/** Where the browser keeps nothing, it is known until the page is loaded again. */
let known: SentGift | undefined

/** A gift by card that was sent and got no answer, in this tab. */
export function readUnanswered(): SentGift | undefined {
  if (known) return known
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentGift | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what is about to be sent: of its card it holds only what the company made of it. */
export function keepUnanswered(gift: SentGift): void {
  known = gift
  try {
    sessionStorage.setItem(KEY, JSON.stringify(gift))
  } catch {
    // it may be switched off
  }
}

export function dropUnanswered(): void {
  known = undefined
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // as above
  }
}
