import { useLingui, Plural, Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { useState } from 'react'
import { MAX_LENGTH } from 'domain/limits.ts'
import { FormPage, FieldGrid, FormPart, Submit, WholeRow } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { media } from '#styles/media.ts'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { AgainButton, SentAnswer } from '#components/forms/sent-answer.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { HelpNeeded } from './help-needed.tsx'
import { type OfferValues, sendOffer } from './api.ts'
import { CvField } from './cv-field.tsx'

const Parts = styled.div`
  > p {
    max-inline-size: 36em;
    margin-block-end: var(--s6);
    font-size: var(--t-l);
    line-height: 1.5;
  }
  > :last-child {
    padding-block-end: var(--s4);
  }
`

/** Renders the fields of the volunteer form. */
function OfferFields() {
  const { t } = useLingui()
  const { label } = useTexts()
  const volunteering = useContent('volunteering')
  return (
    <Parts>
      <p>{volunteering?.lead}</p>
      <FormPart>
        <legend>
          <Trans>About you</Trans>
        </legend>
        <FieldGrid>
          <TextField
            name="first_name"
            label={label.first_name}
            autoComplete="given-name"
            maxLength={MAX_LENGTH.name}
          />
          <TextField
            name="email"
            type="email"
            label={label.email}
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
          />
        </FieldGrid>
      </FormPart>
      <FormPart>
        <legend>
          <Trans>What you offer</Trans>
        </legend>
        <FieldGrid>
          <WholeRow>
            <TextField
              name="subject"
              label={label.subject}
              hint={volunteering?.examples}
              maxLength={MAX_LENGTH.subject}
            />
          </WholeRow>
          <WholeRow>
            <CvField />
          </WholeRow>
          <WholeRow>
            <TextAreaField
              name="case_description"
              label={label.case_description}
              hint={t`Who would you like to help, how, and when?`}
              maxLength={MAX_LENGTH.words}
            />
          </WholeRow>
        </FieldGrid>
      </FormPart>
    </Parts>
  )
}

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
function VolunteerForm() {
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

/* in one column the help that is needed comes before the form */
const WithAsideFirst = styled(FormPage)`
  ${media.fromDesktop} {
    > aside {
      grid-area: 1 / 2;
    }
    > :last-child {
      grid-area: 1 / 1;
    }
  }
  ${media.belowDesktop} {
    gap: var(--s6);
  }
`

/** Renders the page Become a Volunteer. */
export function VolunteerPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Become a Volunteer`} />
      <PageBanner title={t`Become a Volunteer`} crumb={t`Become a Volunteer`} art="banner-volunteer" />
      <WithAsideFirst>
        <HelpNeeded />
        <VolunteerForm />
      </WithAsideFirst>
    </>
  )
}
