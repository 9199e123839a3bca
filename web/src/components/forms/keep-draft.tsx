import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { keepDraft, readDraft } from '#lib/draft.ts'

interface KeepDraftProps {
  /** Under which it is kept. */
  name: string
  /** Fields that no device keeps. */
  secret: readonly string[]
}

/** Gives back what was typed into the form around it before, and keeps what is typed now. */
export function KeepDraft({ name, secret }: KeepDraftProps) {
  const { values, initialValues, setValues } = useFormikContext<Record<string, unknown>>()

  const giveBack = useEffectEvent(() => {
    const known = Object.entries(readDraft(name) ?? {}).filter(
      ([field, value]) => typeof value === typeof initialValues[field] && !secret.includes(field),
    )
    if (known.length > 0) void setValues({ ...initialValues, ...Object.fromEntries(known) }, false)
  })
  useEffect(() => giveBack(), [name])

  const keep = useEffectEvent(() => {
    const kept = Object.entries(values).filter(([field]) => !secret.includes(field))
    keepDraft(name, Object.fromEntries(kept))
  })
  useEffect(() => {
    if (values !== initialValues) keep()
  }, [values, initialValues])
  return null
}
