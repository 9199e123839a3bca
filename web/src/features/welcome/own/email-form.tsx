import { Trans, useLingui } from '@lingui/react/macro'
import { changeEmail } from 'domain/api/email-change.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { emailChangeSchema } from 'domain/schemas/email-change.ts'
import { emailField } from 'domain/schemas/login.ts'
import { rule } from 'domain/schemas/rule.ts'
import { Formik } from 'formik'
import { useMemo } from 'react'
import { FieldGrid } from '#components/forms/form-part.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { FieldScope } from '#components/forms/use-control.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { FormFoot } from '#components/account/own-section.tsx'
import { ProofField } from '#components/account/proof-field.tsx'
import { SavedLine } from '#components/account/saved-line.tsx'
import { useSaving } from '#components/account/use-saving.ts'

const EMPTY = { email: '', password: '' }

interface EmailFormProps {
  /** The one that she has. */
  email: string
  /** Called when a link is on its way to both. */
  onAsked: () => void
}

/** Asks for another address, with the password. */
export function EmailForm({ email, onAsked }: EmailFormProps) {
  const { t } = useLingui()
  const { saving, save } = useSaving()
  const schema = useMemo(
    () =>
      emailChangeSchema.shape({
        email: emailField.test('other', rule('emailSame'), (wanted) => wanted !== email),
      }),
    [email],
  )

  const handleSubmit = async ({ email: wanted, password }: typeof EMPTY) => {
    const sent = { email: wanted.trim().toLowerCase(), password }
    if (await save(() => callSignedIn(changeEmail, sent))) onAsked()
  }

  return (
    <FieldScope value="email-">
      <Formik initialValues={EMPTY} validate={useValidation(schema)} onSubmit={handleSubmit}>
        <PageForm>
          <FieldGrid>
            <TextField
              name="email"
              label={t`New e-mail`}
              hint={t`We write to both addresses.`}
              type="email"
              autoComplete="off"
              maxLength={MAX_LENGTH.email}
            />
            <ProofField />
          </FieldGrid>
          <FormFoot>
            <SavedLine saving={saving}>
              <SubmitButton kind="line" busyLabel={<Trans>Sending the links...</Trans>}>
                <Trans>Change e-mail</Trans>
              </SubmitButton>
            </SavedLine>
          </FormFoot>
        </PageForm>
      </Formik>
    </FieldScope>
  )
}
