import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '#components/controls/button.tsx'
import { Lead } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { Gate, Invitation } from '../form-page.tsx'
import { CheckMail } from './check-mail.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** A mail that was asked for, kept with the page's place in the history: a reload or Back shows it again. */
interface Asked {
  email: string
  /** Epoch milliseconds. */
  at: number
}

function useAsked(): Asked | undefined {
  const isHydrated = useHydrated()
  const { asked } = (useLocation().state ?? {}) as { asked?: Asked }
  // the file knows of nobody
  return isHydrated ? asked : undefined
}

/** Asks for the mail with which a new password is chosen. */
export function ForgotPasswordPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const asked = useAsked()
  const handleSent = (email: string) =>
    void navigate(paths.forgotPassword, {
      state: { asked: { email, at: Date.now() } },
      replace: asked !== undefined,
    })
  return (
    <>
      <PageHead
        title={t`Forgot Password`}
        description={t`Choose a new password with a link that we send to your e-mail address.`}
      />
      <PageBanner title={t`Forgot Password`} crumb={t`Forgot Password`} art="banner-password" />
      {asked ? (
        <CheckMail key={asked.at} {...asked} onSent={handleSent} />
      ) : (
        <Gate>
          <div>
            <Lead>
              <Trans>
                Enter the e-mail address of your account. We will send you a link to choose a new password.
              </Trans>
            </Lead>
            <ForgotPasswordForm onSent={handleSent} />
          </div>
          <Invitation>
            <h2>
              <Trans>Remembered it?</Trans>
            </h2>
            <p>
              <Trans>Your password does not change until you choose a new one.</Trans>
            </p>
            <ButtonLink to={paths.login} $kind="line">
              <Trans>Back to Login</Trans>
            </ButtonLink>
          </Invitation>
        </Gate>
      )}
    </>
  )
}
