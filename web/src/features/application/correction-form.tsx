import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { correctionSchema } from 'domain/schemas/registration.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { AboutPart } from '#components/application/about-part.tsx'
import { BusinessPart } from '#components/application/business-part.tsx'
import { JoiningPart } from '#components/application/joining-part.tsx'
import { Button } from '#components/controls/button.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { type Failure, SubmitRow } from '#components/forms/submit-row.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { correctionDraft } from './drafts.ts'
import { goToAppeal } from './form-sections.tsx'
import { type CorrectionValues, valuesOf } from './correction-values.ts'
import { PicturesPart } from './pictures-part.tsx'
import { sendCorrection } from './api.ts'

const Lead = styled(Button)`
  margin-inline-start: calc(-1 * var(--s3));
`

/** Leads to the request for a review. */
const AppealInstead = () => (
  <>
    <Trans>Is everything you sent correct? Then tell the office below this form.</Trans>{' '}
    <Lead type="button" $kind="plain" $small onClick={goToAppeal}>
      <Trans>Nothing to correct?</Trans>
    </Lead>
  </>
)

/** Says how to reach the office if nothing needs a correction. */
function WriteInstead() {
  const { email, phone } = useOrganisation()
  return (
    <Trans>
      Is everything you sent correct? Tell the office why: write to <a href={`mailto:${email}`}>{email}</a>,
      or call <a href={phoneHref(phone)}>{phone}</a>.
    </Trans>
  )
}

const Narrow = styled.div`
  max-inline-size: 704px;
`
const Sending = styled.div`
  display: grid;
  gap: var(--s4);
`

export interface CorrectionFormProps {
  user: WithId<UserDocument>
  /** Called when the office has received it. */
  onSent: (user: User) => void
}

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The form with all answers of the application, to correct and send again. */
export function CorrectionForm({ user, onSent }: CorrectionFormProps) {
  const { t } = useLingui()
  const texts = useTexts()
  // the values at the start: a change that arrives later replaces nothing that was typed
  const [initialValues] = useState(() => valuesOf(user))
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<Failure>()

  const handleSubmit = async (values: CorrectionValues) => {
    setFailure(undefined)
    try {
      const outcome = await sendCorrection(user, values, texts, setPercent)
      if ('user' in outcome) onSent(outcome.user)
      else
        setFailure({
          tone: 'refused',
          title: outcome.refusal,
          text: outcome.isUnchanged && (user.is_rejected ? <AppealInstead /> : <WriteInstead />),
          isAloud: true,
        })
    } catch {
      setFailure({ tone: 'waiting', title: texts.forms.unanswered, isAloud: true })
    } finally {
      setPercent(undefined)
    }
  }

  return (
    <Narrow>
      <Formik
        initialValues={initialValues}
        validate={useValidation(correctionSchema)}
        onSubmit={handleSubmit}
      >
        <PageForm hasSummary>
          <KeepDraft
            name={correctionDraft(user.id, user.revision)}
            secret={DOCUMENT_NAMES}
            addressed={{}}
            isOwn
          />
          <AboutPart />
          <PicturesPart user={user} />
          <BusinessPart />
          <JoiningPart />
          <FormPart>
            <legend>
              <Trans>Your account</Trans>
              <small>{t`You sign in with ${user.email}.`}</small>
            </legend>
            <FieldGrid>
              <TextField
                name="username"
                label={texts.label.username}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={MAX_LENGTH.username}
              />
            </FieldGrid>
          </FormPart>
          <Sending>
            <SubmitRow failure={failure}>
              <SubmitButton busyLabel={<Trans>Sending again...</Trans>}>
                <Trans>Send it again</Trans>
              </SubmitButton>
            </SubmitRow>
            {percent !== undefined && (
              <div ref={showWhole}>
                <Progress label={t`Sending the form`} percent={percent} />
              </div>
            )}
            <p>
              <Trans>What you do not change stays the same.</Trans>
            </p>
          </Sending>
        </PageForm>
      </Formik>
    </Narrow>
  )
}
