import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { AppealFormProps } from './correct/appeal-form.tsx'
import type { CorrectionFormProps } from './correct/correction-form.tsx'
import type { PointsFormProps } from './correct/points-form.tsx'
import { Disclosure } from '#components/controls/disclosure.tsx'

/** The frame of a form with its heading. */
const FormSheet = styled.section`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
  padding: var(--s5);
  border: 1px solid var(--edge);
  background: var(--surface);

  > h2 {
    font-size: 1.75rem;
  }
  > p {
    max-inline-size: 44em;
  }
`

const Why = styled.p`
  max-inline-size: 44em;
  margin-block-end: var(--s4);
`

const AppealForm = latePart<AppealFormProps>(
  'appeal',
  async () => (await import('./correct/appeal-form.tsx')).AppealForm,
)

/** Asks for a review of an unchanged application. */
export function AppealSheet({ isFinal, ...props }: AppealFormProps & { isFinal: boolean }) {
  const { readingDays } = useOrganisation()
  return (
    <Disclosure
      title={<Trans>Ask for a review</Trans>}
      about={
        isFinal ? (
          <Trans>You think this decision is wrong? You may ask once.</Trans>
        ) : (
          <Trans>Nothing needs to change? Explain why.</Trans>
        )
      }
    >
      <Why>
        <Trans>
          The office reads your unchanged application again within{' '}
          <Plural
            value={readingDays}
            _1="one working day"
            _2="two working days"
            _3="three working days"
            other="# working days"
          />
          .
        </Trans>
      </Why>
      <AppealForm {...props} />
    </Disclosure>
  )
}

/** The points of a rejection, to correct and send again. Loaded later, since it brings Formik and yup. */
export const PointsForm = latePart<PointsFormProps>(
  'points',
  async () => (await import('./correct/points-form.tsx')).PointsForm,
)

const Close = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--s3)); /* its words stand below the others */
`

/** Loaded later, since it brings Formik and yup. */
const CorrectionForm = latePart<CorrectionFormProps>(
  'correction',
  async () => (await import('./correct/correction-form.tsx')).CorrectionForm,
)

interface CorrectionSheetProps extends CorrectionFormProps {
  onClose: () => void
}

/** Renders the form to correct an application that waits. It takes the focus when it opens. */
export function CorrectionSheet({ onClose, ...form }: CorrectionSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <FormSheet aria-labelledby="correction">
      <h2 id="correction" ref={heading} tabIndex={-1}>
        <Trans>Correct your application</Trans>
      </h2>
      <Close type="button" $kind="plain" $small onClick={onClose}>
        <Trans>Cancel</Trans>
      </Close>
      <CorrectionForm {...form} />
    </FormSheet>
  )
}
