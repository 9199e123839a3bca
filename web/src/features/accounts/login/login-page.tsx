import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#components/controls/button.tsx'
import { FormPage } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { Invitation } from '../form-page.tsx'
import { LoginForm } from './login-form.tsx'
import { useRedirectIfSignedIn } from './use-redirect-if-signed-in.ts'

/** Sign In. Whoever is signed in already goes on to the dashboard. */
export function LoginPage() {
  const { t } = useLingui()
  useRedirectIfSignedIn()
  return (
    <>
      <PageHead
        title={t`Sign In`}
        description={t`Sign in with the e-mail address and the password of your chamber account.`}
      />
      <PageBanner title={t`Sign In`} crumb={t`Login`} art="banner-login" />
      <FormPage>
        <LoginForm />
        <Invitation>
          <h2>
            <Trans>Not with us yet?</Trans>
          </h2>
          <p>
            <Trans>Joining takes about ten minutes. Have your identity card beside you.</Trans>
          </p>
          <ButtonLink to={paths.signup} $kind="line">
            <Trans>Create free account</Trans>
          </ButtonLink>
        </Invitation>
      </FormPage>
    </>
  )
}
