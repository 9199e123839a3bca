import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { latePart } from '#components/feedback/late-part.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { AppealFormProps } from './appeal-form.tsx'
import type { CorrectionFormProps } from './correction-form.tsx'

/** The frame of a form with its heading. */
export const FormSheet = styled.section`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
  padding: var(--s5);
  border: 1px solid var(--edge);
  background: var(--surface);

  > h2 {
    font-size: 1.5rem;
  }
  > p {
    max-inline-size: 44em;
  }
`

const ID = 'appeal'

/** Moves the focus to the request for a review. */
export const goToAppeal = (): void => document.getElementById(ID)?.focus()

const AppealForm = latePart<AppealFormProps>(
  'appeal',
  async () => (await import('./appeal-form.tsx')).AppealForm,
)

/** Asks for a review of an unchanged application. */
export function AppealSheet(props: AppealFormProps) {
  const { readingDays } = useOrganisation()
  return (
    <FormSheet aria-labelledby={ID}>
      <h2 id={ID} tabIndex={-1}>
        <Trans>Nothing to correct?</Trans>
      </h2>
      <p>
        <Trans>
          If everything you sent is correct, tell us why. The office reads your unchanged application again
          within{' '}
          <Plural
            value={readingDays}
            _1="one working day"
            _2="two working days"
            _3="three working days"
            other="# working days"
          />
          .
        </Trans>
      </p>
      <AppealForm {...props} />
    </FormSheet>
  )
}

const Close = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--s3)); /* its words stand below the others */
`

/** Loaded later, since it brings Formik and yup. */
const CorrectionForm = latePart<CorrectionFormProps>(
  'correction',
  async () => (await import('./correction-form.tsx')).CorrectionForm,
)

interface CorrectionSheetProps extends CorrectionFormProps {
  title: ReactNode
  /** What the office wrote in a rejection. */
  reason?: ReactNode
  /** Closes the form, if the user opened it. */
  onClose?: (() => void) | undefined
}

/** The form to correct an application. It takes the focus if the user opened it. */
export function CorrectionSheet({ title, reason, onClose, ...form }: CorrectionSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  return (
    <FormSheet aria-labelledby="correction">
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
    </FormSheet>
  )
}
