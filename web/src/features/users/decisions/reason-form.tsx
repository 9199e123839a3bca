import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { controlStyle } from '#components/fields/control-style.ts'
import { FieldFrame } from '#components/fields/field-frame.tsx'
import { useLazyValidation } from '#components/forms/use-lazy-validation.ts'
import { media } from '#styles/media.ts'
import { Key } from '../shortcuts/key.tsx'

const Form = styled.form`
  flex: 1 0 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3) var(--s5);
  min-inline-size: 0;

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 112px;
  font-size: 1rem;
  resize: vertical;
`

const Preview = styled.div`
  max-block-size: 240px;
  padding: var(--s3) var(--s4);
  overflow: auto;
  border: 1.5px dashed var(--edge);
  background: var(--surface-page);
  font-size: var(--t-s);
  line-height: 1.45;

  > small {
    display: block;
    color: var(--ink-soft);
    font-size: inherit;
  }
  > b {
    font: 600 1.25rem/1.3 var(--display);
  }
  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

const Buttons = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`

// 13 kB of rules, loaded with the form
const loadSchema = async () => (await import('domain/schemas/decision.ts')).rejectionSchema

interface ReasonFormProps {
  /** Name in the preview; undefined for several applicants. */
  firstName: string | undefined
  /** The text, held by the parent so that going back keeps it. */
  reason: string
  onChange: (reason: string) => void
  isBusy: boolean
  /** Why it cannot be sent yet. */
  blocked?: string | undefined
  onSend: (reason: string) => void
  onBack: () => void
}

/** Asks for the reason of a rejection, and previews what the applicant will see. */
export function ReasonForm({
  firstName,
  reason,
  onChange,
  isBusy,
  blocked,
  onSend,
  onBack,
}: ReasonFormProps) {
  const { t } = useLingui()
  const validate = useLazyValidation(loadSchema)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState<string>()

  useEffect(() => area.current?.focus(), [])

  const send = async () => {
    if (isBusy || blocked) return
    const { rejection_reason: wrong } = await validate({ rejection_reason: reason })
    if (!wrong) return onSend(reason.trim())
    setMessage(wrong)
    area.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <Form noValidate aria-label={t`Reject`} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <FieldFrame id={id} label={t`Reason`} message={message}>
        <Area
          id={id}
          ref={area}
          required
          maxLength={MAX_LENGTH.reason}
          aria-invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-error`}
          value={reason}
          onChange={({ target }) => {
            setMessage(undefined)
            onChange(target.value)
          }}
        />
      </FieldFrame>
      <Preview>
        <small>
          <Trans>The applicant will see</Trans>
        </small>
        <b>
          {firstName === undefined ? (
            <Trans>Your application needs a correction</Trans>
          ) : (
            t`Your application needs a correction, ${firstName}`
          )}
        </b>
        <p>{reason.trim() && `“${reason.trim()}”`}</p>
      </Preview>
      <Buttons>
        <Button type="submit" aria-disabled={isBusy || blocked !== undefined} aria-busy={isBusy}>
          <Trans>Reject with this reason</Trans>
          <Key>Ctrl</Key>
          <Key>
            <Trans>Enter</Trans>
          </Key>
        </Button>
        <Button type="button" $kind="line" onClick={onBack}>
          <Trans>Back</Trans>
          <Key>Esc</Key>
        </Button>
        {blocked && <output>{blocked}</output>}
      </Buttons>
    </Form>
  )
}
