import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Steps } from '#components/feedback/steps.tsx'
import { Aside, FormPage, Lead } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** Shows the steps from the sign-up form to membership. */
function WhatHappensNext() {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const steps = [
    { title: t`You send this form`, text: t`You can sign in at once to check your status.` },
    {
      title: t`The office reads your documents`,
      text: (
        <Plural
          value={readingDays}
          one="Within one working day."
          _3="Within three working days."
          other="Within # working days."
        />
      ),
    },
    {
      title: t`We e-mail you`,
      text: t`If something is missing, we tell you what, and you can send it again.`,
    },
    { title: t`You are a member` },
  ]
  return (
    <Aside>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <Steps steps={steps} current={0} />
    </Aside>
  )
}

/** Shows the sign-up page: the sign-up form, and the steps that follow it. */
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
