import { Plural, Trans } from '@lingui/react/macro'
import { organisation } from 'domain/organisation.ts'
import { Steps } from '#components/feedback/steps.tsx'
import { Aside } from '../form-page.tsx'

const steps = [
  {
    title: <Trans>You send this form</Trans>,
    text: <Trans>You can sign in at once and see where you stand.</Trans>,
  },
  {
    title: <Trans>The office reads your documents</Trans>,
    text: (
      <Plural
        value={organisation.readingDays}
        one="Most are read within one working day."
        _3="Most are read within three working days."
        other="Most are read within # working days."
      />
    ),
  },
  {
    title: <Trans>You hear from us</Trans>,
    text: <Trans>By e-mail. If something is missing, we say what, and you can send it again.</Trans>,
  },
  { title: <Trans>You are a member</Trans> },
]

/** The way of an application, before it is sent. */
export const WhatHappensNext = () => (
  <Aside>
    <h2>
      <Trans>What happens next</Trans>
    </h2>
    <Steps steps={steps} current={0} />
  </Aside>
)
