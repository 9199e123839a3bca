import { Trans, useLingui } from '@lingui/react/macro'
import { Formik } from 'formik'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import { newPasswordSchema } from 'domain/schemas/password.ts'
import { en } from 'domain/texts/en.ts'
import { useNavigate } from 'react-router-dom'
import { PageForm } from '../../components/page-form.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { paths } from '../../lib/paths.ts'
import { showToast } from '../../lib/show-toast.ts'
import { NarrowFields, Submit } from './form-page.tsx'
import { withMailedCode } from './mailed-code.ts'

const initialValues = { password: '', password2: '' }

interface NewPasswordFormProps {
  /** Empty until it is known. */
  email: string
  /** The link was used or grew too old while she was typing. */
  onSpent: () => void
}

export function NewPasswordForm({ email, onSpent }: NewPasswordFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()

  const handleSubmit = async ({ password }: typeof initialValues) => {
    try {
      if (!(await withMailedCode(({ choosePassword }, code) => choosePassword(code, password))))
        return onSpent()
    } catch {
      return showToast('error', en.server.unreachable)
    }
    void showToast('success', t`Your new password is stored. Sign in with it.`)
    await navigate(paths.login)
  }

  return (
    <Formik initialValues={initialValues} validationSchema={newPasswordSchema(en)} onSubmit={handleSubmit}>
      <PageForm>
        {/* tells password managers whose password this is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NarrowFields>
          <PasswordField
            name="password"
            label={en.label.password}
            hint={t`At least ${PASSWORD_MIN} characters.`}
          />
          <TextField
            name="password2"
            label={en.label.password2}
            type="password"
            autoComplete="new-password"
            maxLength={MAX_LENGTH.password}
          />
          <Submit>
            <Trans>Store the new password</Trans>
          </Submit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
