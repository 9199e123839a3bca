import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false while prerendering and until hydration, then true. Controls that need scripts are disabled
 * until then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
