import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Steps } from '#components/feedback/steps.tsx'
import { Aside } from '#components/forms/form-page.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'

/** The way of an application, before it is sent. */
export function WhatHappensNext() {
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
