import { today } from 'domain/dates.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

/** The year it is now. The prerendered file may be of last year, so the text is made anew after hydration. */
export const CurrentYear = () => (
  <span key={String(useHydrated())} suppressHydrationWarning>
    {today().slice(0, 4)}
  </span>
)
