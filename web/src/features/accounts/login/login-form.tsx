import { Trans, useLingui } from '@lingui/react/macro'
import { loginSchema } from 'domain/schemas/login.ts'
import { Formik, useField, useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useSaySignedIn } from '#components/account/use-signed-in-toast.ts'
import { Note } from '#components/feedback/note.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { FIELD_ID } from '#components/fields/invalid-fields.ts'
import { SecretField } from '#components/fields/secret-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { addressAfterLogin } from '#lib/after-login.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { readRememberedEmail, rememberEmail } from '#lib/remembered-email.ts'
import { stayBusy } from '#lib/stay-busy.ts'
import { signIn } from '../api.ts'
import { FormFailure, useFormFailure, LinkLine, NarrowFields, WideSubmit } from '../short-form.tsx'
import { Tick } from '#components/fields/tick.tsx'

/** Shows a checkbox in a form. */
function TickField({ name, label }: { name: string; label: string }) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  return (
    <Tick>
      <input {...field} value={undefined} type="checkbox" />
      {label}
    </Tick>
  )
}

interface Credentials {
  email: string
  password: string
  remember: boolean
}

/** Signs in and opens the page that was asked for, or the step of the code. `failure` says why the last try failed. */
function useSignIn(onCode: () => void) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const saySignedIn = useSaySignedIn()
  const { failure, fail, forget } = useFormFailure()

  const handleSubmit = async (values: Credentials) => {
    forget()
    const { email, password } = loginSchema.cast(values)
    const outcome = await signIn(email, password, values.remember)
    if (outcome === 'failed' || outcome === 'error') return fail(texts.login[outcome])
    rememberEmail(email, values.remember)
    if (outcome === 'code') return onCode()
    saySignedIn()
    await navigate(addressAfterLogin(search))
    return stayBusy()
  }
  return { signIn: handleSubmit, failure }
}

const NotePlace = styled.div`
  &:not(:empty) {
    max-inline-size: 460px;
    margin-block-end: var(--s5);
  }
`

/** Says that the session of the dashboard has ended, if that led here (`paths.loginFor`). */
function SessionEndedNote() {
  const { server } = useTexts()
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // the prerendered file has no query
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

/** Fills in the e-mail address of the notice, else the remembered one, and moves the focus to the password. */
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

interface LoginFormProps {
  /** The e-mail address of the notice above. */
  known: string | undefined
  /** Called when the password was right and a one-time code is needed. */
  onCode: () => void
}

/** Renders the sign-in form. */
export function LoginForm({ known, onCode }: LoginFormProps) {
  const texts = useTexts()
  const { t } = useLingui()
  const { signIn, failure } = useSignIn(onCode)
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
