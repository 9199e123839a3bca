import { Trans, useLingui } from '@lingui/react/macro'
import { en } from 'domain/texts/en.ts'
import { Button } from '../../components/button.tsx'
import { Note } from '../../components/note.tsx'
import type { Ending } from '../../lib/firebase/use-session.ts'
import { leave } from './leave.ts'
import { NoticeScreen } from './notice-screen.tsx'
import { OfficeHours } from './office-hours.tsx'

/** Why an open page was signed out. */
export function EndedScreen({ ending }: { ending: Ending }) {
  const { t } = useLingui()
  const title = {
    withdrawn: t`The office has taken back your approval`,
    removed: t`This account is being removed`,
    expired: en.server.sessionEnded,
  }[ending.why]
  return (
    <NoticeScreen title={title}>
      {ending.why === 'withdrawn' && ending.reason && <Note tone="refused">“{ending.reason}”</Note>}
      {ending.why === 'withdrawn' && (
        <p>
          <Trans>You have been signed out. Sign in again to see where you stand.</Trans>
        </p>
      )}
      {ending.why !== 'expired' && (
        <p>
          <OfficeHours />
        </p>
      )}
      <Button type="button" onClick={leave}>
        <Trans>Login</Trans>
      </Button>
    </NoticeScreen>
  )
}
