import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { dropDraft, keepDraft, readDraft } from '#lib/drafts.ts'
import { Hint } from '#components/fields/field-frame.tsx'
import { changeStatus, lostFilesOf } from '#components/fields/form-status.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s4);
`

/* its words stand below the others where it needs a line of its own */
const Afresh = styled(Button)`
  margin-inline-start: calc(-1 * var(--s3));
  margin-block-end: var(--s3);
`

type Values = Record<string, unknown>

interface KeepDraftProps {
  /** Under which it is kept. */
  name: string
  /** Fields that no device keeps. */
  secret: readonly string[]
  /** What the address of the page chooses in the form. */
  addressed: Values
  /** Said when something is back: what is not. */
  lost?: ReactNode
  /** Of who is signed in: nobody else has typed it. */
  isOwn?: true
  /** Called when what was typed is back, and when somebody else begins. */
  onBack?: (isBack: boolean) => void
  /** Called when somebody else begins. */
  onAfresh?: (() => void) | undefined
}

/**
 * Gives back what was typed into the form around it before, says so quietly, and keeps what is typed now. What the address
 * chooses counts over it, unless it is the address under which it was typed.
 */
export function KeepDraft({ name, secret, addressed, lost, isOwn, onBack, onAfresh }: KeepDraftProps) {
  const form = useFormikContext<Values>()
  const { values, initialValues, status, setValues, resetForm } = form
  const [isBack, setIsBack] = useState(false)
  const say = (isSaid: boolean) => {
    setIsBack(isSaid)
    onBack?.(isSaid)
  }
  const chosen = JSON.stringify(addressed)

  const begin = useEffectEvent(() => {
    const draft = readDraft(name)
    const known = Object.entries(draft?.values ?? {}).filter(
      ([field, value]) => typeof value === typeof initialValues[field] && !secret.includes(field),
    )
    const isTyped = known.some(
      ([field, value]) => value !== initialValues[field] && value !== addressed[field],
    )
    const isNew = draft?.addressed !== chosen
    const next = { ...Object.fromEntries(known), ...(isNew && addressed) }
    if (Object.keys(next).length === 0) return
    changeStatus(form, { lostFiles: draft?.files ?? [] })
    // one step for both: of two, the second would begin from what was shown before the first
    void setValues((typed) => ({ ...typed, ...next }), false).then(() => say(isTyped))
  })
  useEffect(() => begin(), [name, chosen])

  const keep = useEffectEvent(() => {
    const kept = Object.entries(values).filter(([field]) => !secret.includes(field))
    const files = Object.keys(values).filter((field) => values[field] instanceof File)
    keepDraft(name, Object.fromEntries(kept), chosen, [...files, ...lostFilesOf(status, values)])
  })
  useEffect(() => {
    if (values !== initialValues) keep()
  }, [values, initialValues])

  const startAfresh = () => {
    resetForm()
    dropDraft(name)
    onAfresh?.()
    say(false)
  }
  return (
    <Row>
      <Hint as="output">
        {isBack && (
          <>
            <Trans>We restored your draft.</Trans> {lost}
          </>
        )}
      </Hint>
      {isBack && (
        <Afresh type="button" $kind="plain" $small onClick={startAfresh}>
          {isOwn ? <Trans>Clear the form</Trans> : <Trans>Not you? Clear the form</Trans>}
        </Afresh>
      )}
    </Row>
  )
}
