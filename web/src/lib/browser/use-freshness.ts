import { useEffect, useEffectEvent } from 'react'
import { pollWhileVisible } from '../loading/poll-while-visible.ts'

/**
 * Asks now and then whether what a page shows has become newer.
 * @param ask may fail, of which nobody hears
 * @param about the address that is shown; undefined where there is nothing to be asked now
 */
export function useFreshness(ask: () => Promise<void>, about: string | undefined) {
  const question = useEffectEvent(ask)
  useEffect(() => (about === undefined ? undefined : pollWhileVisible(() => question())), [about])
}

/** Whether the reader's hands are in a part of the page, which must not change below them. */
export const isInHand = (part: Element | null) => part?.contains(document.activeElement) ?? false
