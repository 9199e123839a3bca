import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useContent } from '#lib/page-data/content.tsx'
import type { GiftValues } from './gift-values.ts'

/** The cause and the sum that a link to this page names: its file is the same for all. */
export function useAddressed(): Partial<GiftValues> {
  const [search] = useSearchParams()
  const causes = useContent('causes')?.causes
  const cause = search.get('cause') ?? ''
  const sum = search.get('sum') ?? ''
  return useMemo(() => {
    const isKnown = causes?.some(({ id }) => id === cause)
    return { ...(isKnown && { cause }), ...(sum && { sum, another: '' }) }
  }, [causes, cause, sum])
}
