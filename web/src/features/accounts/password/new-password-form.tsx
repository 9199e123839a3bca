import { Trans, useLingui } from '@lingui/react/macro'
import { Formik } from 'formik'
import { newPasswordSchema } from 'domain/schemas/password.ts'
import { useNavigate } from 'react-router-dom'
import { Submit } from '#components/forms/form-page.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { paths } from '#lib/paths.ts'
import { useTexts } from '#lib/texts.ts'
import { NarrowFields } from '../form-page.tsx'
import { withMailedCode } from '../mailed-code.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const initialValues = { password: '', password2: '' }

interface NewPasswordFormProps {
  /** Empty until it is known. */
  email: string
  /** The link was used or grew too old while she was typing. */
  onSpent: () => void
}

export function NewPasswordForm({ email, onSpent }: NewPasswordFormProps) {
  const texts = useTexts()
  const { t } = useLingui()
  const navigate = useNavigate()

  const handleSubmit = async ({ password }: typeof initialValues) => {
    try {
      if (!(await withMailedCode(({ choosePassword }, code) => choosePassword(code, password))))
        return onSpent()
    } catch {
      return showToast('error', texts.server.unreachable)
    }
    void showToast('success', t`Your new password is stored. Sign in with it.`)
    await navigate(paths.login)
  }

  return (
    <Formik initialValues={initialValues} validate={useValidation(newPasswordSchema)} onSubmit={handleSubmit}>
      <PageForm>
        {/* tells password managers whose password this is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NarrowFields>
          <NewPasswordFields said={{ email }} />
          <Submit>
            <Trans>Store the new password</Trans>
          </Submit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
