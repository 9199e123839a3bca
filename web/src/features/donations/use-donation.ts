import type { SuggestedSum } from 'domain/content/giving.ts'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useContent } from '#lib/page-data/content.tsx'
import { type CauseWithStory, useCauses } from '#lib/page-data/use-causes.ts'
import { amountOf, type DonationValues } from './donation-values.ts'

/** Returns the cause and a suggested amount from the page's query, such as `?cause=water&sum=40`. */
export function useLinkedValues(): Partial<DonationValues> {
  const [search] = useSearchParams()
  const causes = useContent('causes')?.causes
  const cause = search.get('cause') ?? ''
  const sum = search.get('sum') ?? ''
  // a link may be older than the amounts, and even than the currency
  const isSuggested = useSuggested(cause).some(({ dollars }) => String(dollars) === sum)
  return useMemo(() => {
    const isKnown = causes?.some(({ id }) => id === cause)
    return { ...(isKnown && { cause }), ...(isSuggested && { sum, another: '' }) }
  }, [causes, cause, isSuggested, sum])
}

/** The donation that is being chosen in the form. */
export interface ChosenDonation {
  /** Undefined where none can be read. */
  amount: number | undefined
  /** Undefined for "where it is needed most". */
  entry: CauseWithStory | undefined
  /** How many places it pays for, with fractions; 0 if the office has set no price. */
  places: number
  /** What it pays for in the office's words; undefined for an amount that the office does not suggest. */
  does: string | undefined
}

/** Returns the suggested amounts for a cause, or the general ones. */
export function useSuggested(cause: string): readonly SuggestedSum[] {
  const entry = useCauses()?.find(({ cause: { id } }) => id === cause)
  const giving = useContent('giving')
  return entry?.story?.sums ?? giving?.sums ?? []
}

/** Derives the donation from the form's values. */
export function useDonationOf(values: DonationValues): ChosenDonation {
  const amount = amountOf(values)
  const entry = useCauses()?.find(({ cause }) => cause.id === values.cause)
  const price = useContent('giving')?.stitch
  const does = useSuggested(values.cause).find(({ dollars }) => dollars === amount)?.does
  return { amount, entry, places: price && amount ? amount / price : 0, does }
}

/** Derives the donation from the surrounding form. */
export const useDonation = (): ChosenDonation => useDonationOf(useFormikContext<DonationValues>().values)
