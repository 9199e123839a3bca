import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useRef } from 'react'
import { Formik } from 'formik'
import { newPasswordSchema } from 'domain/schemas/password.ts'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { FormPage } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { loadToasts } from '#components/overlay/toasts.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { stayBusy } from '#lib/stay-busy.ts'
import { withMailedCode } from '../mailed-links.ts'
import { NarrowFields, WideSubmit, FormFailure, useFormFailure } from '../short-form.tsx'
import { withLoginNotice } from '../login/login-notice.tsx'
import { saveNewPassword } from '../api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const initialValues = { password: '', password2: '' }

interface NewPasswordFormProps {
  /** Empty until it is known. */
  email: string
  /** Called when the link has expired. `mayBeSaved`: an earlier press, which got no answer, may have used it. */
  onExpired: (mayBeSaved: boolean) => void
}

export function NewPasswordForm({ email, onExpired }: NewPasswordFormProps) {
  const texts = useTexts()
  const { t } = useLingui()
  const navigate = useNavigate()

  const { failure, fail, forget } = useFormFailure()
  const isOpen = useRef(false)

  const handleSubmit = async ({ password }: typeof initialValues) => {
    forget()
    const choice = await saveNewPassword(password, texts)
    if (choice === 'expired') return onExpired(isOpen.current)
    isOpen.current ||= choice === 'unanswered'
    if (choice === 'unanswered') return fail(texts.server.unreachable)
    if (choice !== 'done') return fail(choice.refusal)
    await navigate(paths.login, withLoginNotice({ about: 'newPassword', email }))
    return stayBusy()
  }

  return (
    <Formik initialValues={initialValues} validate={useValidation(newPasswordSchema)} onSubmit={handleSubmit}>
      <PageForm onBegin={() => void loadToasts()}>
        <OfflineBar>{t`You are offline. You can keep typing.`}</OfflineBar>
        {/* tells password managers whose password this is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NarrowFields>
          <NewPasswordFields said={{ email }} />
          <FormFailure failure={failure} />
          <WideSubmit>
            <Trans>Save new password</Trans>
          </WideSubmit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}

/**
 * Says that a link no longer works, and where to get another.
 * @param mayBeSaved whether an earlier press, which got no answer, may have saved the password
 */
const ExpiredLink = ({ mayBeSaved }: { mayBeSaved: boolean }) => (
  <Notice art="empty" isWordsFirst>
    {mayBeSaved ? (
      <>
        <h2>
          <Trans>Your password may have been changed already</Trans>
        </h2>
        <p>
          <Trans>
            We got no answer when you saved it, and the link has been used since then. Try to sign in with
            your new password. If that fails, ask for a new link.
          </Trans>
        </p>
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      </>
    ) : (
      <>
        <h2>
          <Trans>This link no longer works</Trans>
        </h2>
        <p>
          <Trans>It was already used, or it is older than one hour. Ask for a new one.</Trans>
        </p>
      </>
    )}
    <ButtonLink to={paths.forgotPassword} $kind={mayBeSaved ? 'line' : 'primary'}>
      <Trans>Get a new link</Trans>
    </ButtonLink>
  </Notice>
)

/** Renders the page of the link in the reset e-mail: a form for a new password, unless the link has expired. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [expired, setExpired] = useState<{ mayBeSaved: boolean }>()

  useEffect(() => {
    withMailedCode(({ emailOfReset }, code) => emailOfReset(code)).then(
      (found) => (found === undefined ? setExpired({ mayBeSaved: false }) : setEmail(found)),
      () => {}, // offline: the form stays, and says so when it is sent
    )
  }, [])

  return (
    <>
      <PageHead title={t`Choose a new password`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`Choose a new password`} crumb={t`New password`} art="banner-password" />
      {expired ? (
        <div role="alert">
          <ExpiredLink {...expired} />
        </div>
      ) : (
        <FormPage>
          <NewPasswordForm email={email} onExpired={(mayBeSaved) => setExpired({ mayBeSaved })} />
        </FormPage>
      )}
    </>
  )
}
