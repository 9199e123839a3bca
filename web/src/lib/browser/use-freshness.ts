import { useEffect, useEffectEvent } from 'react'
import { pollWhileVisible } from '../loading/poll-while-visible.ts'

/**
 * Asks from time to time whether there is newer data for the page.
 * @param ask may fail; the failure is ignored
 * @param about the URL that is shown; undefined asks nothing
 */
export function useFreshness(ask: () => Promise<void>, about: string | undefined) {
  const question = useEffectEvent(ask)
  useEffect(() => (about === undefined ? undefined : pollWhileVisible(() => question())), [about])
}

/** Returns whether the user is working in an element, which must not change then. */
export const isInHand = (part: Element | null) => part?.contains(document.activeElement) ?? false
