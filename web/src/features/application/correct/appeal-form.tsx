import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { appealSchema } from 'domain/schemas/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { type Failure, SubmitRow } from '#components/forms/submit-row.tsx'
import { TextAreaField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { HttpError } from '#lib/http/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { askForReview } from './api.ts'
import { appealDraft } from './drafts.ts'

const Fields = styled.div`
  display: grid;
  gap: var(--s5);
  max-inline-size: 704px;
`
const EMPTY = { appeal: '' }

export interface AppealFormProps {
  user: WithId<UserDocument>
  /** Called when the office has received it. */
  onSent: (user: User) => void
}

/** Asks for a review of an application that needs no correction. */
export function AppealForm({ user, onSent }: AppealFormProps) {
  const { t } = useLingui()
  const { label, forms } = useTexts()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<Failure>()
  const { revision } = user

  const handleSubmit = async ({ appeal }: typeof EMPTY) => {
    setFailure(undefined)
    try {
      onSent(await askForReview(appeal.trim(), revision))
    } catch (error) {
      setFailure({
        tone: error instanceof HttpError ? 'refused' : 'waiting',
        title: errorText(error, { failed: forms.failed, unreachable: forms.unanswered }),
        isAloud: true,
      })
    }
  }

  return (
    <FieldScope value="appeal-">
      <Formik initialValues={EMPTY} validate={useValidation(appealSchema)} onSubmit={handleSubmit}>
        <PageForm>
          <KeepDraft name={appealDraft(user)} secret={[]} isOwn />
          <Fields>
            <TextAreaField
              name="appeal"
              label={label.appeal}
              hint={t`Explain why nothing needs to change. The office reads this first.`}
              maxLength={MAX_LENGTH.appeal}
            />
            <SubmitRow failure={failure}>
              <SubmitButton kind="line" busyLabel={<Trans>Sending...</Trans>}>
                <Trans>Ask for a review</Trans>
              </SubmitButton>
            </SubmitRow>
          </Fields>
        </PageForm>
      </Formik>
    </FieldScope>
  )
}
