import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and until hydration, then true: what needs the script stays disabled until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
