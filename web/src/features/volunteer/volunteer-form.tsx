import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { Submit } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { AgainButton, SentAnswer } from '#components/forms/sent-answer.tsx'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { AnswerTime } from './answer-time.tsx'
import { OfferFields } from './offer-fields.tsx'
import { type OfferValues, sendOffer } from './send-offer.ts'

const EMPTY: OfferValues = { first_name: '', email: '', subject: '', cv: null, case_description: '' }

const Sending = styled.div`
  display: grid;
  gap: var(--s4);
  max-inline-size: 460px;
`

const loadSchema = async () => (await import('domain/schemas/volunteer.ts')).volunteerSchema

/** Offers help, perhaps with a CV. */
export function VolunteerForm() {
  const { t } = useLingui()
  const [percent, setPercent] = useState<number>()

  const send = (values: OfferValues, signs: BotCheck) =>
    sendOffer(values, signs, setPercent).finally(() => setPercent(undefined))
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
