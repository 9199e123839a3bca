import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { DonePanel, NextSteps } from '#components/feedback/done-panel.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'

/** What led to the sign-in page. Kept in the browser's history, so a reload or Back shows it again. */
interface LoginNotice {
  about: 'registered' | 'newPassword' | 'firstAdmin'
  /** '' if it is not known. */
  email: string
}

/** Returns the options of `navigate` to the sign-in page with a notice. */
export const withLoginNotice = (notice: LoginNotice) => ({ state: { notice } })

/** Returns the notice that led here; undefined while prerendering. */
export function useLoginNotice(): LoginNotice | undefined {
  const isHydrated = useHydrated()
  const { notice } = (useLocation().state ?? {}) as { notice?: LoginNotice }
  return isHydrated ? notice : undefined
}

/** Explains what comes after a registration. */
function Registered({ email }: { email: string }) {
  const texts = useTexts()
  const { readingDays } = useOrganisation()
  const steps = [
    {
      key: 'confirm',
      step: (
        <Trans>
          <b>Confirm your e-mail.</b> An e-mail is on its way to <b>{email}</b>. Open the link in it.
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
          <b>Sign in to check your status.</b> Your e-mail is already filled in here.
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

function NewPassword() {
  const { t } = useLingui()
  return (
    <DonePanel title={t`Password changed`} icon="check">
      <p>
        <Trans>Sign in with your new password. You have been signed out on all devices.</Trans>
      </p>
    </DonePanel>
  )
}

function FirstAdmin({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <DonePanel title={t`Your account has been created`} icon="check">
      <p>
        <Trans>
          You are the first admin. Sign in with <b>{email}</b> and your new password.
        </Trans>
      </p>
    </DonePanel>
  )
}

/** Shows the notice until another page is opened. */
export function LoginNoticePanel({ about, email }: LoginNotice) {
  if (about === 'registered') return <Registered email={email} />
  return about === 'firstAdmin' ? <FirstAdmin email={email} /> : <NewPassword />
}
