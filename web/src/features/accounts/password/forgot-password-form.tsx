import { Trans } from '@lingui/react/macro'
import { Formik } from 'formik'
import { resetPassword } from 'domain/api/accounts.ts'
import { passwordResetSchema } from 'domain/schemas/password.ts'
import type { Texts } from 'domain/texts/en.ts'
import { useNavigate } from 'react-router-dom'
import { Submit } from '#components/forms/form-page.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { call } from '#lib/call.ts'
import { HttpError, saidBy } from '#lib/http.ts'
import { paths } from '#lib/paths.ts'
import { useTexts } from '#lib/texts.ts'
import { NarrowFields } from '../form-page.tsx'

const initialValues = { email: '' }

const whyNot = (error: unknown, texts: Texts): string =>
  error instanceof HttpError ? (saidBy(error.body) ?? texts.server.failed) : texts.server.unreachable

/** Asks for the mail. The answer is the same whether or not somebody has this address. */
export function ForgotPasswordForm() {
  const texts = useTexts()
  const navigate = useNavigate()

  const handleSubmit = async (values: typeof initialValues) => {
    try {
      await call(resetPassword, passwordResetSchema.cast(values))
    } catch (error) {
      return showToast('error', whyNot(error, texts))
    }
    void showToast('waiting', texts.passwordReset.sent)
    await navigate(paths.login)
  }

  return (
    <Formik
      initialValues={initialValues}
      validate={useValidation(passwordResetSchema)}
      onSubmit={handleSubmit}
    >
      <PageForm onInvalid={() => void showToast('error', texts.passwordReset.invalid)}>
        <NarrowFields>
          <TextField name="email" label={texts.label.email} type="email" autoComplete="username" />
          <Submit>
            <Trans>Resend Password</Trans>
          </Submit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
