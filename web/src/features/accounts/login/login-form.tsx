import { Trans, useLingui } from '@lingui/react/macro'
import { Formik, useFormikContext } from 'formik'
import { loginSchema } from 'domain/schemas/login.ts'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Submit } from '#components/forms/form-page.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { TickField } from '#components/forms/tick-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { paths } from '#lib/paths.ts'
import { useTexts } from '#lib/texts.ts'
import { NarrowFields } from '../form-page.tsx'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'
import { signIn } from './sign-in.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s5);

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`

/** Puts in the address of the last sign-in on this device, if it was to be remembered. */
function RememberedEmail() {
  const { setValues, values } = useFormikContext<typeof initialValues>()
  const fill = useEffectEvent(() => {
    const email = readRememberedEmail()
    if (email) void setValues({ ...values, email, remember: true }, false)
  })
  useEffect(() => fill(), [])
  return null
}

const initialValues = { email: '', password: '', remember: false }

export function LoginForm() {
  const texts = useTexts()
  const { t } = useLingui()
  const navigate = useNavigate()

  const handleSubmit = async (values: typeof initialValues) => {
    const { email, password } = loginSchema.cast(values)
    const outcome = await signIn(email, password, values.remember)
    if (outcome !== 'success') return showToast('error', texts.login[outcome])
    rememberEmail(email, values.remember)
    void showToast('success', texts.login.success)
    await navigate(paths.dashboard)
  }

  return (
    <Formik initialValues={initialValues} validate={useValidation(loginSchema)} onSubmit={handleSubmit}>
      <PageForm onInvalid={() => void showToast('error', texts.login.invalid)}>
        <RememberedEmail />
        <NarrowFields>
          <TextField name="email" label={texts.label.email} type="email" autoComplete="username" />
          <TextField
            name="password"
            label={texts.label.password}
            type="password"
            autoComplete="current-password"
          />
          <Row>
            <TickField name="remember" label={t`Remember Me`} />
            <Link to={paths.forgotPassword}>
              <Trans>Forgot Password?</Trans>
            </Link>
          </Row>
          <Submit>
            <Trans>Login</Trans>
          </Submit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
