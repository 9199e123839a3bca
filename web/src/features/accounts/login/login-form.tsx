import { Trans, useLingui } from '@lingui/react/macro'
import { Formik, useFormikContext } from 'formik'
import { loginSchema } from 'domain/schemas/login.ts'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { FIELD_ID } from '#components/forms/find-invalid.ts'
import { PageForm } from '#components/forms/page-form.tsx'
import { SecretField } from '#components/forms/secret-field.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { TickField } from '#components/forms/tick-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { paths } from '#lib/paths.ts'
import { useTexts } from '#lib/format/texts.ts'
import { NarrowFields, PressedLine, WideSubmit } from '../form-page.tsx'
import { WhyNot } from '../why-not.tsx'
import { EndedNote } from './ended-note.tsx'
import { readRememberedEmail } from '#lib/remembered-email.ts'
import { useSignIn } from './use-sign-in.ts'

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

const initialValues = { email: '', password: '', remember: false }

/** Puts in the address that the news is about, and goes on to its password; else that of the last sign-in on this device if it was to be remembered. */
function KnownEmail({ known }: { known: string | undefined }) {
  const { setValues } = useFormikContext<typeof initialValues>()
  const fill = useEffectEvent((email: string, remember: boolean) => {
    if (email) void setValues((typed) => ({ ...typed, email, remember }), false)
  })
  useEffect(() => {
    if (!known) return fill(readRememberedEmail(), true)
    fill(known, false)
    document.getElementById(`${FIELD_ID}password`)?.focus()
  }, [known])
  return null
}

/** @param known whose address what has just been done is about */
export function LoginForm({ known }: { known: string | undefined }) {
  const texts = useTexts()
  const { t } = useLingui()
  const { signIn, failure } = useSignIn()
  return (
    <Formik initialValues={initialValues} validate={useValidation(loginSchema)} onSubmit={signIn}>
      <PageForm
        onBegin={() => void loadToasts()}
        onInvalid={() => void showToast('error', texts.login.invalid)}
      >
        <OfflineBar>{t`You are offline. You can sign in when the connection is back.`}</OfflineBar>
        <KnownEmail known={known} />
        <EndedNote />
        <NarrowFields>
          <TextField name="email" label={texts.label.email} type="email" autoComplete="username" />
          <SecretField name="password" label={texts.label.password} autoComplete="current-password" />
          <Row>
            <TickField name="remember" label={t`Remember Me`} />
            <Link to={paths.forgotPassword}>
              <Trans>Forgot Password?</Trans>
            </Link>
          </Row>
          <WhyNot failure={failure} />
          <WideSubmit>
            <Trans>Login</Trans>
          </WideSubmit>
          <PressedLine>
            <Trans>
              New here? <Link to={paths.signup}>Create free account</Link>
            </Trans>
          </PressedLine>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
