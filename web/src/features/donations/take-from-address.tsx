import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useContent } from '#lib/content.tsx'
import type { GiftValues } from './gift-values.ts'

/** Chooses the cause and the sum that a link to this page names, once the page answers: its file is the same for all. */
export function TakeFromAddress() {
  const { setValues } = useFormikContext<GiftValues>()
  const [search] = useSearchParams()
  const causes = useContent('causes')?.causes
  const cause = search.get('cause') ?? ''
  const sum = search.get('sum') ?? ''

  const take = useEffectEvent(() => {
    const isKnown = causes?.some(({ id }) => id === cause)
    const chosen = { ...(isKnown && { cause }), ...(sum && { sum, another: '' }) }
    void setValues((others) => ({ ...others, ...chosen }), false)
  })
  useEffect(() => {
    if (cause || sum) take()
  }, [cause, sum])
  return null
}
