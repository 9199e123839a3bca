import { Trans, useLingui } from '@lingui/react/macro'
import { loginSchema } from 'domain/schemas/login.ts'
import { Formik, useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { FIELD_ID } from '#components/fields/invalid-fields.ts'
import { PageForm } from '#components/forms/page-form.tsx'
import { SecretField } from '#components/fields/secret-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TickField } from '#components/fields/tick-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { readRememberedEmail } from '#lib/remembered-email.ts'
import { FormFailure } from '../form-failure.tsx'
import { LinkLine, NarrowFields, WideSubmit } from '../short-form.tsx'
import { useSignIn } from './use-sign-in.ts'

const NotePlace = styled.div`
  &:not(:empty) {
    max-inline-size: 460px;
    margin-block-end: var(--s5);
  }
`

/** Why she is here, if a session of the dashboard has ended that led here (`paths.loginFor`). */
function SessionEndedNote() {
  const { server } = useTexts()
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // the file knows of no address
  const hasEnded = isHydrated && new URLSearchParams(search).has('ended')
  return <NotePlace role="alert">{hasEnded && <Note icon="info">{server.sessionEnded}</Note>}</NotePlace>
}

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
        <SessionEndedNote />
        <NarrowFields>
          <TextField name="email" label={texts.label.email} type="email" autoComplete="username" />
          <SecretField name="password" label={texts.label.password} autoComplete="current-password" />
          <Row>
            <TickField name="remember" label={t`Remember Me`} />
            <Link to={paths.forgotPassword}>
              <Trans>Forgot Password?</Trans>
            </Link>
          </Row>
          <FormFailure failure={failure} />
          <WideSubmit>
            <Trans>Login</Trans>
          </WideSubmit>
          <LinkLine>
            <Trans>
              New here? <Link to={paths.signup}>Create free account</Link>
            </Trans>
          </LinkLine>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}
