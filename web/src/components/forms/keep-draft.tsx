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

/* aligns the text where the button wraps to its own line */
const ClearButton = styled(Button)`
  margin-inline-start: calc(-1 * var(--s3));
  margin-block-end: var(--s3);
`

type Values = Record<string, unknown>

const NOTHING: Values = {}

interface KeepDraftProps {
  /** The name of the draft. */
  name: string
  /** Fields that no device keeps. */
  secret: readonly string[]
  /** Values that the URL of the page sets; absent for none. */
  addressed?: Values
  /** Shown with a restored draft: what it does not have. */
  lost?: ReactNode
  /** The draft is of a signed-in user, so nobody else has typed it. */
  isOwn?: true
  /** Called when a draft was restored, and when the form was cleared. */
  onBack?: (isBack: boolean) => void
  /** Called when the form was cleared. */
  onAfresh?: (() => void) | undefined
}

/**
 * Restores the draft of the form around it, says so, and keeps the draft while the user types. Values of the URL
 * replace those of the draft, unless the draft was typed at the same URL.
 */
export function KeepDraft({
  name,
  secret,
  addressed = NOTHING,
  lost,
  isOwn,
  onBack,
  onAfresh,
}: KeepDraftProps) {
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
    // in one step, since a second step would start from the old values
    void setValues((typed) => ({ ...typed, ...next }), false).then(() => say(isTyped))
  })
  useEffect(() => begin(), [name, chosen])

  const keep = useEffectEvent(() => {
    const kept = Object.entries(values).filter(([field]) => !secret.includes(field))
    const files = Object.keys(values).filter((field) => values[field] instanceof File)
    // a form that shares the draft may have more fields
    const others = Object.entries(readDraft(name)?.values ?? {}).filter(([field]) => !(field in values))
    keepDraft(name, Object.fromEntries([...others, ...kept]), chosen, [
      ...files,
      ...lostFilesOf(status, values),
    ])
  })
  useEffect(() => {
    if (values !== initialValues) keep()
  }, [values, initialValues])

  const clearForm = () => {
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
        <ClearButton type="button" $kind="plain" $small onClick={clearForm}>
          {isOwn ? <Trans>Clear the form</Trans> : <Trans>Not you? Clear the form</Trans>}
        </ClearButton>
      )}
    </Row>
  )
}
