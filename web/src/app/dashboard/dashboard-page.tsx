import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { UserDocument } from 'domain/stored/user.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Status } from 'domain/status.ts'
import styled from 'styled-components'
import { useSignedInToast } from '#components/account/use-signed-in-toast.ts'
import { askForCode, askToSignIn, askToSignInAgain } from '#features/session/log-out.ts'
import { PasswordHost } from '#features/session/password-host.tsx'
import { EndedScreen, NoApplicationScreen, UnreachableScreen } from '#features/session/notice-screens.tsx'
import { FirebaseProvider } from '#lib/firebase/firebase-provider.tsx'
import { type OpenSession, useSession } from '#lib/firebase/use-session.ts'
import { QueryProvider } from '#lib/query/query-provider.tsx'
import urduStyles from '#styles/urdu.css?url'
import { openIn } from '#components/account/own-language.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { ButtonLink } from '#components/controls/button.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { greetedName } from '#lib/format/names.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useSitePart } from '#lib/firebase/live-queries.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'
import { findView, viewsFor, type MissingReason } from './rail/view.ts'
import { lazyView } from './lazy-view.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { useArrivals } from './use-arrivals.ts'
import { views } from './views.ts'

/**
 * Returns whether the user has to set up one-time codes before anything else. An admin without codes listens to the setting, since
 * the server refuses everything else at once.
 */
export function useCodesRequired(session: OpenSession): boolean {
  const { actor, user } = session
  const { adminCodes } = useOrganisation()
  const isWithout = actor.role === 'admin' && actor.approved && !user.second_factor
  const part = useSitePart(session, 'organisation', isWithout)
  const live = part.status === 'ready' ? part.data?.['adminCodes'] : undefined
  // the rules refuse the setting too where codes are required
  const isRefused = part.status === 'failed' && part.error.code === 'permission-denied'
  const isMissing = isWithout && (isRefused || (live ?? adminCodes) === 'required')
  // the recovery codes stay on the screen until the page is loaded again
  const [wasMissing, setWasMissing] = useState(false)
  if (isMissing && !wasMissing) setWasMissing(true)
  return wasMissing
}

type Known = Status | 'suspended'

const Aloud = styled.output`
  ${visuallyHidden}
`

/**
 * Announces a decision on the application to screen readers. It is outside of the views, since an approval
 * replaces them.
 */
export function StatusAnnouncement({ session: { user, actor } }: { session: OpenSession }) {
  const { t } = useLingui()
  const name = greetedName(user, useLanguage(), user.first_name)
  // an approval or a reinstatement counts once the token has it
  const status = actor.suspended ? 'suspended' : user.is_approved && !actor.approved ? 'pending' : user.status
  const [known, setKnown] = useState<{ status: Known; before?: Known }>({ status })
  if (status !== known.status) setKnown({ status, before: known.status })
  const said: Record<Known, string> = {
    approved:
      known.before === 'suspended'
        ? t`The office has reinstated your account.`
        : t`Your application is approved. Welcome, ${name}.`,
    suspended: t`Your account is suspended.`,
    rejected: t`Please correct your application. The office has written what to change.`,
    pending: t`The office is checking your application again.`,
  }
  return <Aloud>{known.before && said[status]}</Aloud>
}

/** Shows that a view does not exist or is not allowed, with a way back. */
export function MissingView({ why, name }: { why: MissingReason; name: string }) {
  const { t } = useLingui()
  const text = why === 'forbidden' ? t`You do not have access to this page` : t`Page not found`
  return (
    <>
      <WorkHead title={t`Dashboard`} isInBar />
      <EmptyState
        text={text}
        action={
          <ButtonLink to={paths.dashboard} $small>
            <Trans>Go to your dashboard</Trans>
          </ButtonLink>
        }
      >
        {why === 'forbidden'
          ? t`You are signed in as ${name}. If you need access, ask the office.`
          : t`Please check the address for mistakes.`}
      </EmptyState>
    </>
  )
}

/** Opens the dashboard in the language that the user chose, if this device keeps another. @returns whether it is open in it */
function useOwnLanguage(user: Pick<UserDocument, 'language' | 'language_chosen'>): boolean {
  const shown = useLanguage()
  // a change on another device waits for the next start, so that nothing is loaded again while somebody writes
  const [{ language, language_chosen }] = useState(user)
  const isChosen = language_chosen || language !== DEFAULT_LANGUAGE
  const isOpen = !isChosen || language === shown
  useEffect(() => {
    if (!isOpen) openIn(language)
  }, [isOpen, language])
  return isOpen
}

const CodesRequiredView = lazyView(
  'One-time codes',
  async () => (await import('./codes-required.tsx')).CodesRequired,
)

/** Shows the view in the URL, of those that the user may see. */
function Dashboard({ session }: { session: OpenSession }) {
  const { actor, user } = session
  const found = findView(views, actor, useLocation().search)
  const view = typeof found === 'string' ? undefined : found
  const isCodeRequired = useCodesRequired(session)
  useArrivals(session)
  useSignedInToast(useOwnLanguage(user))
  if (isCodeRequired)
    return (
      <DashboardLayout views={[]} view={undefined} signedIn={session} isHeard={session.isHeard}>
        <CodesRequiredView session={session} />
      </DashboardLayout>
    )
  return (
    <DashboardLayout views={viewsFor(views, actor)} view={view} signedIn={session} isHeard={session.isHeard}>
      <StatusAnnouncement session={session} />
      <PasswordHost user={user} />
      {typeof found === 'string' ? (
        <MissingView why={found} name={user.full_name} />
      ) : (
        <found.component session={session} />
      )}
    </DashboardLayout>
  )
}

/** Shows the dashboard to a signed-in user; otherwise explains why not, or leads to the sign-in page. */
function SessionGate() {
  const session = useSession()
  const isSignedOut = session.status === 'signed-out'
  const isExpired = session.status === 'expired'
  const isCodeMissing = session.status === 'code-missing'
  useEffect(() => {
    if (isSignedOut) askToSignIn()
    if (isExpired) void askToSignInAgain()
    if (isCodeMissing) askForCode()
  }, [isSignedOut, isExpired, isCodeMissing])

  switch (session.status) {
    case 'loading':
    case 'signed-out':
    case 'expired':
    case 'code-missing':
      return <LoadingScreen />
    case 'unreachable':
      return <UnreachableScreen onRetry={session.retry} />
    case 'no-application':
      return <NoApplicationScreen />
    case 'ended':
      return <EndedScreen ending={session.ending} />
    case 'open':
      return (
        <QueryProvider key={session.actor.uid}>
          <Dashboard session={session} />
        </QueryProvider>
      )
  }
}

/** Renders the page behind the sign-in, the only one that loads Firestore. */
export const DashboardPage = () => (
  <>
    {/* names in Urdu are shown in either language */}
    <link rel="stylesheet" href={urduStyles} precedence="default" />
    <FirebaseProvider loading={<LoadingScreen />} failed={(retry) => <UnreachableScreen onRetry={retry} />}>
      <SessionGate />
    </FirebaseProvider>
  </>
)
