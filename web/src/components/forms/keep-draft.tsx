import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepDraft, readDraft } from '#lib/draft.ts'
import { Hint } from './field-frame.tsx'

interface KeepDraftProps {
  /** Under which it is kept. */
  name: string
  /** Fields that no device keeps. */
  secret: readonly string[]
}

/** Gives back what was typed into the form around it before, says so quietly, and keeps what is typed now. */
export function KeepDraft({ name, secret }: KeepDraftProps) {
  const { values, initialValues, setValues } = useFormikContext<Record<string, unknown>>()
  const [isBack, setIsBack] = useState(false)

  const giveBack = useEffectEvent(() => {
    const known = Object.entries(readDraft(name) ?? {}).filter(
      ([field, value]) => typeof value === typeof initialValues[field] && !secret.includes(field),
    )
    if (known.every(([field, value]) => value === initialValues[field])) return
    void setValues((typed) => ({ ...typed, ...Object.fromEntries(known) }), false).then(() => setIsBack(true))
  })
  useEffect(() => giveBack(), [name])

  const keep = useEffectEvent(() => {
    const kept = Object.entries(values).filter(([field]) => !secret.includes(field))
    keepDraft(name, Object.fromEntries(kept))
  })
  useEffect(() => {
    if (values !== initialValues) keep()
  }, [values, initialValues])
  return <Hint as="output">{isBack && <Trans>What you wrote on this device is back.</Trans>}</Hint>
}
