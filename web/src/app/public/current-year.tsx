import { thisYear } from '#lib/format/this-year.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

/**
 * Shows the current year. A prerendered file may be from last year: `early/show-year.ts` corrects it before hydration,
 * and React renders it again after hydration.
 */
export const CurrentYear = () => (
  <span key={String(useHydrated())} data-year suppressHydrationWarning>
    {thisYear()}
  </span>
)
