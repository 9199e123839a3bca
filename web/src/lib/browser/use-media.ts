import { useSyncExternalStore } from 'react'

/** Creates a hook that says whether a media query matches. It does not match while the page is prerendered. */
function createMediaHook(condition: string) {
  const subscribe = (changed: () => void) => {
    const query = matchMedia(condition)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  const read = () => matchMedia(condition).matches
  return (): boolean => useSyncExternalStore(subscribe, read, () => false)
}

/** Returns whether the user prefers reduced motion. */
export const useReducedMotion = createMediaHook('(prefers-reduced-motion: reduce)')

/** Returns whether the window is as narrow as a phone, as `media.belowTablet`. */
export const useIsPhone = createMediaHook('(max-width: 767px)')
