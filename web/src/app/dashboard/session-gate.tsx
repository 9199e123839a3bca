import { useEffect } from 'react'
import { EndedScreen } from '#features/session/ended-screen.tsx'
import { askToSignIn, askToSignInAgain } from '#features/session/log-out.ts'
import { StrangerScreen } from '#features/session/stranger-screen.tsx'
import { UnreachableScreen } from '#features/session/unreachable-screen.tsx'
import { useSession } from '#lib/firebase/use-session.ts'
import { QueryProvider } from '#lib/query/query-provider.tsx'
import { Dashboard } from './dashboard.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Lets in who is signed in; everyone else is told why not, or led to the sign-in. */
export function SessionGate() {
  const session = useSession()
  const isSignedOut = session.status === 'signed-out'
  const isExpired = session.status === 'expired'
  useEffect(() => {
    if (isSignedOut) askToSignIn()
    if (isExpired) void askToSignInAgain()
  }, [isSignedOut, isExpired])

  switch (session.status) {
    case 'loading':
    case 'signed-out':
    case 'expired':
      return <LoadingScreen />
    case 'unreachable':
      return <UnreachableScreen onRetry={session.retry} />
    case 'stranger':
      return <StrangerScreen />
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
