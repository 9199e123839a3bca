import { useHydrated } from '../lib/use-hydrated.ts'

/** Stands in a prerendered page that will need an answer: it is asked for before any of the app is loaded. */
export const EarlyData = ({ address }: { address: string }) =>
  useHydrated() ? null : <link rel="preload" as="fetch" crossOrigin="anonymous" href={address} />
