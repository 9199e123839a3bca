import { useLingui } from '@lingui/react/macro'
import { Wrap } from '#components/layout/wrap.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { BeforeYouStart } from './before-you-start.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Shows the sign-up page: steps, fees and documents, then the sign-up form. */
export function SignUpPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Sign Up`} />
      <PageBanner title={t`Sign Up`} crumb={t`Sign Up`} art="banner-signup" />
      <Wrap>
        <BeforeYouStart />
        <SignUpForm />
      </Wrap>
    </>
  )
}
