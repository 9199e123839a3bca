import { useEffect, useEffectEvent } from 'react'

/** Milliseconds after which a page that is ready asks, and between two questions. */
const FIRST_MS = 5_000
const BETWEEN_MS = 60_000

/**
 * Asks now and then whether what a page shows has become newer: some seconds after it is shown, then every minute, only
 * while it is visible, and when it becomes visible again after longer.
 * @param ask may fail, of which nobody hears: the next question is asked in its time
 * @param about the address that is shown; undefined where there is nothing to be asked now
 */
export function useIdleQuestion(ask: () => Promise<void>, about: string | undefined) {
  const question = useEffectEvent(ask)
  useEffect(() => {
    if (about === undefined) return
    let next = Date.now() + FIRST_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(askNow, next - Date.now())
    }
    const askNow = () => {
      next = Date.now() + BETWEEN_MS
      wait()
      question().catch(() => {})
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [about])
}

/** Whether the reader's hands are in a part of the page, which must not change below them. */
export const isInHand = (part: Element | null) => part?.contains(document.activeElement) ?? false
