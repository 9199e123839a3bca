import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { FormPage, Lead } from '#components/forms/form-page.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

/** The application for an account. */
export function SignUpPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Sign Up`} />
      <PageBanner title={t`Sign Up`} crumb={t`Sign Up`} art="banner-signup" />
      <FormPage>
        <div>
          <Lead>
            <Trans>
              Applying takes about ten minutes. You need your identity card. Already registered?{' '}
              <Link to={paths.login}>Login</Link>.
            </Trans>
          </Lead>
          <SignUpForm />
        </div>
        <WhatHappensNext />
      </FormPage>
    </>
  )
}
