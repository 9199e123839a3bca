import { useSyncExternalStore } from 'react'

/** Creates a hook that says whether a media query matches. It does not match while the page is prerendered. */
export function createMediaHook(condition: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const query = matchMedia(condition)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  const read = () => matchMedia(condition).matches
  return () => useSyncExternalStore(subscribe, read, () => false)
}
