import { Trans } from '@lingui/react/macro'
import { Formik } from 'formik'
import { api } from 'domain/api.ts'
import { passwordResetSchema } from 'domain/schemas/password.ts'
import { en } from 'domain/texts/en.ts'
import { useNavigate } from 'react-router-dom'
import { PageForm } from '#components/forms/page-form.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { fetchJson, HttpError, saidBy } from '#lib/http.ts'
import { paths } from '#lib/paths.ts'
import { NarrowFields, Submit } from '../form-page.tsx'

const initialValues = { email: '' }

const whyNot = (error: unknown): string =>
  error instanceof HttpError ? (saidBy(error.body) ?? en.server.failed) : en.server.unreachable

/** Asks for the mail. The answer is the same whether or not somebody has this address. */
export function ForgotPasswordForm() {
  const navigate = useNavigate()

  const handleSubmit = async (values: typeof initialValues) => {
    try {
      await fetchJson(api.passwordReset, { method: 'POST', body: passwordResetSchema(en).cast(values) })
    } catch (error) {
      return showToast('error', whyNot(error))
    }
    void showToast('waiting', en.passwordReset.sent)
    await navigate(paths.login)
  }

  return (
    <Formik initialValues={initialValues} validationSchema={passwordResetSchema(en)} onSubmit={handleSubmit}>
      <PageForm onInvalid={() => void showToast('error', en.passwordReset.invalid)}>
        <NarrowFields>
          <TextField name="email" label={en.label.email} type="email" autoComplete="username" />
          <Submit>
            <Trans>Resend Password</Trans>
          </Submit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
