/** Milliseconds after which a page asks first, and between two questions. */
const FIRST_MS = 5_000
const BETWEEN_MS = 60_000

let isDue = false

/** Has whoever asks next ask at once: there is something newer. */
export const pollSoon = () => {
  isDue = true
}

/**
 * Asks some seconds from now, then every minute, only while the page is visible, and when it becomes visible again after longer.
 * @param ask may fail, of which nobody hears: the next question is asked in its time
 * @returns stops it
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
