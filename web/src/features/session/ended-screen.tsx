import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '#components/controls/button.tsx'
import { OfficeHours } from '#components/dashboard/office-hours.tsx'
import { Note } from '#components/feedback/note.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { dropOwnDrafts } from '#lib/drafts.ts'
import type { Ending } from '#lib/firebase/use-session.ts'
import { goToLogin } from './log-out.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** Why the office has ended an open session. */
export function EndedScreen({ ending }: { ending: Ending }) {
  const { t } = useLingui()
  useEffect(() => dropOwnDrafts(), [])
  const title = {
    moved: t`Your e-mail address has changed`,
    withdrawn: t`The office has withdrawn your approval`,
    removed: t`This account is being deleted`,
  }[ending.why]
  return (
    <NoticeScreen title={title}>
      {ending.why === 'withdrawn' && ending.reason && (
        <Note tone="refused">
          <OfficeWords>{ending.reason}</OfficeWords>
        </Note>
      )}
      {ending.why === 'moved' && <p>{t`From now on you sign in with ${ending.email}.`}</p>}
      {ending.why === 'withdrawn' && (
        <p>
          <Trans>You have been signed out. Sign in again to see your application.</Trans>
        </p>
      )}
      <p>
        <OfficeHours />
      </p>
      <Button type="button" onClick={goToLogin}>
        <Trans>Login</Trans>
      </Button>
    </NoticeScreen>
  )
}
