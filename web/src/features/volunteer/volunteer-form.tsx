import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { Submit } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { AgainButton, SentAnswer } from '#components/forms/sent-answer.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { type OfferValues, sendOffer } from './api.ts'
import { OfferFields } from './offer-fields.tsx'

/** Says when the office replies to a volunteer offer. */
function AnswerTime() {
  const answerDays = useContent('volunteering')?.answerDays
  return (
    answerDays && (
      <Plural
        value={answerDays}
        one="We reply within one working day, even if we have no task for you now."
        _5="We reply within five working days, even if we have no task for you now."
        other="We reply within # working days, even if we have no task for you now."
      />
    )
  )
}

const EMPTY: OfferValues = { first_name: '', email: '', subject: '', cv: null, case_description: '' }

const Sending = styled.div`
  display: grid;
  gap: var(--s4);
  max-inline-size: 460px;
`

const loadSchema = async () => (await import('domain/schemas/volunteer.ts')).volunteerSchema

/** Renders the volunteer form. */
export function VolunteerForm() {
  const { t } = useLingui()
  const [percent, setPercent] = useState<number>()

  const send = (values: OfferValues, botCheck: BotCheck) =>
    sendOffer(values, botCheck, setPercent).finally(() => setPercent(undefined))
  return (
    <OpenForm
      name="volunteer"
      schema={loadSchema}
      initialValues={EMPTY}
      send={send}
      keepsAnswer
      sent={({ reference }, { first_name }, again) => (
        <SentAnswer
          reference={reference}
          again={
            <AgainButton onClick={again}>
              <Trans>Send another offer</Trans>
            </AgainButton>
          }
        >
          {t`Thank you, ${first_name}. We have received your offer.`} <AnswerTime />
        </SentAnswer>
      )}
    >
      <OfferFields />
      <Sending>
        <Submit busyLabel={<Trans>Sending...</Trans>}>
          <Trans>Send offer</Trans>
        </Submit>
        {percent !== undefined && <Progress label={t`Sending the form`} percent={percent} />}
        <Hint>
          <AnswerTime />
        </Hint>
      </Sending>
    </OpenForm>
  )
}
