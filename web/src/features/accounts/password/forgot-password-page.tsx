import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#components/controls/button.tsx'
import { FormPage, Lead } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { Invitation } from '../form-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** Asks for the mail with which a new password is chosen. */
export function ForgotPasswordPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Forgot Password`}
        description={t`Choose a new password with a link that we send to your e-mail address.`}
      />
      <PageBanner title={t`Forgot Password`} crumb={t`Forgot Password`} art="banner-password" />
      <FormPage>
        <div>
          <Lead>
            <Trans>
              Give the e-mail address of your account. We send you a link with which you choose a new
              password.
            </Trans>
          </Lead>
          <ForgotPasswordForm />
        </div>
        <Invitation>
          <h2>
            <Trans>Remembered it?</Trans>
          </h2>
          <p>
            <Trans>Your password stays as it is until you have chosen a new one.</Trans>
          </p>
          <ButtonLink to={paths.login} $kind="line">
            <Trans>Back to Login</Trans>
          </ButtonLink>
        </Invitation>
      </FormPage>
    </>
  )
}
