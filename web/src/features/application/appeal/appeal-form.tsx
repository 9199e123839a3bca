import { Trans, useLingui } from '@lingui/react/macro'
import { sendAppeal } from 'domain/api/accounts.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { appealSchema } from 'domain/schemas/appeal.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { type Failure, SubmitRow } from '#components/forms/submit-row.tsx'
import { TextAreaField } from '#components/forms/text-area-field.tsx'
import { FieldScope } from '#components/forms/use-control.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { HttpError, serverMessage } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import { appealDraft } from './appeal-draft.ts'

const Fields = styled.div`
  display: grid;
  gap: var(--s5);
  max-inline-size: 704px;
`
const EMPTY = { appeal: '' }

export interface AppealFormProps {
  user: WithId<UserDocument>
  /** It is with the office again. */
  onSent: (user: User) => void
}

/** A word to the office for who has nothing to correct, with which her application is read again. */
export function AppealForm({ user, onSent }: AppealFormProps) {
  const { t } = useLingui()
  const { label, forms } = useTexts()
  const [failure, setFailure] = useState<Failure>()
  const { id, revision } = user

  const handleSubmit = async ({ appeal }: typeof EMPTY) => {
    setFailure(undefined)
    try {
      onSent(await callSignedIn(sendAppeal, { appeal: appeal.trim(), revision }))
    } catch (error) {
      if (error instanceof HttpError)
        setFailure({ tone: 'refused', title: serverMessage(error.body) ?? forms.failed, isAloud: true })
      else setFailure({ tone: 'waiting', title: forms.unanswered, isAloud: true })
    }
  }

  return (
    <FieldScope value="appeal-">
      <Formik initialValues={EMPTY} validate={useValidation(appealSchema)} onSubmit={handleSubmit}>
        <PageForm>
          <KeepDraft name={appealDraft(id, revision)} secret={[]} addressed={{}} isOwn />
          <Fields>
            <TextAreaField
              name="appeal"
              label={label.appeal}
              hint={t`Why is it right as it is? Whoever reads your application reads this first.`}
              maxLength={MAX_LENGTH.appeal}
            />
            <SubmitRow failure={failure}>
              <SubmitButton kind="line" busyLabel={<Trans>Sending it...</Trans>}>
                <Trans>Ask for another look</Trans>
              </SubmitButton>
            </SubmitRow>
          </Fields>
        </PageForm>
      </Formik>
    </FieldScope>
  )
}
