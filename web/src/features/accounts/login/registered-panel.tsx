import { Plural, Trans } from '@lingui/react/macro'
import { DonePanel, NextSteps } from '#components/feedback/done-panel.tsx'
import { useOrganisation } from '#lib/content.tsx'
import { useTexts } from '#lib/texts.ts'

/** What comes after a registration; it stays until she goes elsewhere. @param email that she gave */
export function RegisteredPanel({ email }: { email: string }) {
  const texts = useTexts()
  const { readingDays } = useOrganisation()
  const steps = [
    {
      key: 'confirm',
      step: (
        <Trans>
          <b>Confirm your e-mail.</b> A mail is on its way to <b>{email}</b>. Press the link in it.
        </Trans>
      ),
    },
    {
      key: 'read',
      step: (
        <Trans>
          <b>The office reads your documents</b>{' '}
          <Plural
            value={readingDays}
            one="within one working day"
            _3="within three working days"
            other="within # working days"
          />
          , and writes to you.
        </Trans>
      ),
    },
    {
      key: 'sign-in',
      step: (
        <Trans>
          <b>Sign in to see where you stand.</b> Your e-mail is already filled in here.
        </Trans>
      ),
    },
  ]
  return (
    <DonePanel title={texts.register.success} icon="check">
      <NextSteps steps={steps} />
    </DonePanel>
  )
}
