import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { latePart } from '#components/feedback/late-part.tsx'
import { Sheet } from '../sheet.tsx'
import type { CorrectionFormProps } from './correction-form.tsx'

const Close = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--s3)); /* its words stand below the others */
`

/** Formik and yup weigh more than the view: they come with the form. */
const CorrectionForm = latePart<CorrectionFormProps>(
  'correction',
  async () => (await import('./correction-form.tsx')).CorrectionForm,
)

interface CorrectionSheetProps extends CorrectionFormProps {
  title: ReactNode
  /** What the office wrote, where it refused. */
  reason?: ReactNode
  /** Leaves it as it is, for who opened it herself. */
  onClose?: (() => void) | undefined
}

/** The form with what the office says of it; opened by a press it takes the focus. */
export function CorrectionSheet({ title, reason, onClose, ...form }: CorrectionSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  return (
    <Sheet aria-labelledby="correction">
      <h2 id="correction" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {reason}
      {onClose && (
        <Close type="button" $kind="plain" $small onClick={onClose}>
          <Trans>Cancel</Trans>
        </Close>
      )}
      <CorrectionForm {...form} />
    </Sheet>
  )
}
