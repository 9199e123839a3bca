import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { UserDocument } from 'domain/stored/user.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
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
import { DashboardLayout } from './dashboard-layout.tsx'
import { findView, viewsFor } from './rail/find-view.ts'
import { lazyView } from './lazy-view.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { MissingView } from './missing-view.tsx'
import { StatusAnnouncement } from './status-announcement.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useCodesRequired } from './use-codes-required.ts'
import { views } from './views.ts'

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

/** The page behind the sign-in, the only one that loads Firestore. */
export const DashboardPage = () => (
  <>
    {/* names in Urdu are shown in either language */}
    <link rel="stylesheet" href={urduStyles} precedence="default" />
    <FirebaseProvider loading={<LoadingScreen />} failed={(retry) => <UnreachableScreen onRetry={retry} />}>
      <SessionGate />
    </FirebaseProvider>
  </>
)
