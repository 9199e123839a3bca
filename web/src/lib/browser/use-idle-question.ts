import { useEffect, useEffectEvent } from 'react'
import { nowAndThen } from '../loading/now-and-then.ts'

/**
 * Asks now and then whether what a page shows has become newer.
 * @param ask may fail, of which nobody hears
 * @param about the address that is shown; undefined where there is nothing to be asked now
 */
export function useIdleQuestion(ask: () => Promise<void>, about: string | undefined) {
  const question = useEffectEvent(ask)
  useEffect(() => (about === undefined ? undefined : nowAndThen(() => question())), [about])
}

/** Whether the reader's hands are in a part of the page, which must not change below them. */
export const isInHand = (part: Element | null) => part?.contains(document.activeElement) ?? false
