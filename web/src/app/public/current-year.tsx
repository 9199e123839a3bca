import { thisYear } from '#lib/format/this-year.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

/**
 * The year it is now. The prerendered file may be of last year: a script says it anew before hydration (`early/show-year.ts`),
 * and the text is made anew after it.
 */
export const CurrentYear = () => (
  <span key={String(useHydrated())} data-year suppressHydrationWarning>
    {thisYear()}
  </span>
)
