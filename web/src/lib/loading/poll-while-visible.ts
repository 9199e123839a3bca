/** Delay before the first request, and between two requests, in milliseconds. */
const FIRST_MS = 5_000
const BETWEEN_MS = 60_000

let isDue = false

/** Makes the next poll start at once, because something newer is known to exist. */
export const pollSoon = () => {
  isDue = true
}

/**
 * Polls after five seconds and then every minute while the page is visible. A due poll runs when the page becomes visible.
 * @param ask may fail; errors are ignored and the next poll comes as planned
 * @returns a function that stops polling
 */
export function pollWhileVisible(ask: () => Promise<void>): () => void {
  let next = Date.now() + (isDue ? 0 : FIRST_MS)
  isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(askNow, next - Date.now())
  }
  const askNow = () => {
    next = Date.now() + BETWEEN_MS
    wait()
    ask().catch(() => {})
  }
  wait()
  document.addEventListener('visibilitychange', wait)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
}
