import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { FormPage } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { withMailedCode } from '../mailed-links.ts'
import { NewPasswordForm } from './new-password-form.tsx'

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

/** The page of the link in the reset e-mail: a form for a new password, unless the link has expired. */
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
