import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { FormPage } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { withMailedCode } from '../mailed-code.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/**
 * Says that a link stores no password any more, and where to get another.
 * @param isPerhapsStored whether it may have been used by her own press, to which no answer came
 */
const ExpiredLink = ({ isPerhapsStored }: { isPerhapsStored: boolean }) => (
  <Notice art="empty">
    {isPerhapsStored ? (
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
    <ButtonLink to={paths.forgotPassword} $kind={isPerhapsStored ? 'line' : 'primary'}>
      <Trans>Get a new link</Trans>
    </ButtonLink>
  </Notice>
)

/** Where the link of the reset mail leads: a new password, unless the link is spent. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [spent, setSpent] = useState<{ isPerhapsStored: boolean }>()

  useEffect(() => {
    withMailedCode(({ emailOfReset }, code) => emailOfReset(code)).then(
      (hers) => (hers === undefined ? setSpent({ isPerhapsStored: false }) : setEmail(hers)),
      () => {}, // offline: the form stays, and says so itself when it is sent
    )
  }, [])

  return (
    <>
      <PageHead title={t`Choose a new password`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`Choose a new password`} crumb={t`New password`} art="banner-password" />
      {spent ? (
        <div role="alert">
          <ExpiredLink {...spent} />
        </div>
      ) : (
        <FormPage>
          <NewPasswordForm email={email} onSpent={(isPerhapsStored) => setSpent({ isPerhapsStored })} />
        </FormPage>
      )}
    </>
  )
}
