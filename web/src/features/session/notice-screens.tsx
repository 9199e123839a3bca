import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { Actions, Button } from '#components/controls/button.tsx'
import { OfficeHours } from '#components/dashboard/office-hours.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { Brand } from '#components/layout/brand.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { dropOwnDrafts } from '#lib/own-drafts.ts'
import type { Ending } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { onNight } from '#styles/grounds.ts'
import { goToLogin, logOut } from './log-out.ts'

const Top = styled.header`
  ${onNight}
  padding-block: var(--s4);

  > * {
    display: grid;
    justify-content: start;
  }
`

/** Replaces the dashboard: says why it cannot be shown and what to do. */
const NoticeScreen = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageHead title={title} />
    <Top>
      <Wrap>
        <Brand onNight />
      </Wrap>
    </Top>
    <main>
      <div role="alert">
        <Notice art="empty">
          <h1>{title}</h1>
          {children}
        </Notice>
      </div>
    </main>
  </>
)

/** Says why the office has ended this session. */
export function EndedScreen({ ending }: { ending: Ending }) {
  const { t } = useLingui()
  useEffect(() => dropOwnDrafts(), [])
  const title = {
    moved: t`Your e-mail address has changed`,
    withdrawn: t`The office has withdrawn your approval`,
    suspended: t`Your account is suspended`,
    demoted: t`The office has changed your role`,
    removed: t`This account is being deleted`,
  }[ending.why]
  return (
    <NoticeScreen title={title}>
      {(ending.why === 'withdrawn' || ending.why === 'suspended') && ending.reason && (
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
      {ending.why === 'suspended' && (
        <p>
          <Trans>You have been signed out. Sign in again to see what you can still do.</Trans>
        </p>
      )}
      {ending.why === 'demoted' && (
        <p>
          <Trans>You have been signed out. Sign in again to continue with your new role.</Trans>
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

/** Renders what a signed-in user without a stored application sees. */
export function NoApplicationScreen() {
  const { t } = useLingui()
  return (
    <NoticeScreen title={t`There is no application for this account`}>
      <p>
        <Trans>It may have been deleted, or we may not have received your form.</Trans> <OfficeHours />
      </p>
      <Actions>
        <Button type="button" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </Button>
      </Actions>
    </NoticeScreen>
  )
}

/** Renders what users see while the server does not answer. The session goes on. */
export const UnreachableScreen = ({ onRetry }: { onRetry: () => void }) => (
  <NoticeScreen title={useTexts().server.unreachable}>
    <p>
      <Trans>The connection may have been lost. You are still signed in.</Trans>
    </p>
    <Button type="button" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </NoticeScreen>
)
