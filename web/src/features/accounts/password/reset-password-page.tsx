import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { FormPage } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { withMailedCode } from '../mailed-code.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where the link of the reset mail leads: a new password, unless the link is spent. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [isSpent, setIsSpent] = useState(false)

  useEffect(() => {
    withMailedCode(({ emailOfReset }, code) => emailOfReset(code)).then(
      (hers) => (hers === undefined ? setIsSpent(true) : setEmail(hers)),
      () => {}, // offline: the form stays, and says so itself when it is sent
    )
  }, [])

  return (
    <>
      <PageHead title={t`Choose a new password`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`Choose a new password`} crumb={t`New password`} art="banner-password" />
      {isSpent ? (
        <div role="alert">
          <Notice art="empty">
            <h2>
              <Trans>This link does not work any more</Trans>
            </h2>
            <p>
              <Trans>It was used already, or it is older than an hour. Ask for a new one.</Trans>
            </p>
            <ButtonLink to={paths.forgotPassword}>
              <Trans>Send a new link</Trans>
            </ButtonLink>
          </Notice>
        </div>
      ) : (
        <FormPage>
          <NewPasswordForm email={email} onSpent={() => setIsSpent(true)} />
        </FormPage>
      )}
    </>
  )
}
