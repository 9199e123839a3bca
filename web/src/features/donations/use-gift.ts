import { useFormikContext } from 'formik'
import type { SuggestedSum } from 'domain/content/giving.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { type CauseWithStory, useCauses } from '#lib/page-data/use-causes.ts'
import { amountOf, type GiftValues } from './gift-values.ts'

/** A gift as it stands while it is chosen. */
export interface Gift {
  /** In dollars; undefined where none can be read. */
  dollars: number | undefined
  /** Undefined where it goes where it is needed most. */
  told: CauseWithStory | undefined
  /** How many it sews; 0 where the office has not said what one costs. */
  stitches: number
  /** What the office says that it does; undefined for a sum that it does not suggest. */
  does: string | undefined
}

/** What the office suggests for what is chosen. */
export function useSuggested(cause: string): readonly SuggestedSum[] {
  const told = useCauses()?.find(({ cause: { id } }) => id === cause)
  const giving = useContent('giving')
  return told?.story?.sums ?? giving?.sums ?? []
}

/** What the values of the form make of it. */
export function useGiftOf(values: GiftValues): Gift {
  const dollars = amountOf(values)
  const told = useCauses()?.find(({ cause }) => cause.id === values.cause)
  const stitch = useContent('giving')?.stitch
  const does = useSuggested(values.cause).find((sum) => sum.dollars === dollars)?.does
  return { dollars, told, stitches: stitch && dollars ? dollars / stitch : 0, does }
}

/** The same of the form around. */
export const useGift = (): Gift => useGiftOf(useFormikContext<GiftValues>().values)
