import { useHydrated } from '#lib/use-hydrated.ts'

/**
 * Stands in a prerendered page that will need an answer: it is asked for before any of the app is loaded. No
 * `<link rel="preload">`, which would let the browser answer from its own cache as long as the CDN may.
 */
export const EarlyData = ({ address }: { address: string }) =>
  useHydrated() ? null : <meta name="early-data" content={address} />
