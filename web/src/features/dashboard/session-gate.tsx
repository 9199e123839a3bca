import { useEffect } from 'react'
import { useSession } from '../../lib/firebase/use-session.ts'
import { Dashboard } from './dashboard.tsx'
import { EndedScreen } from './ended-screen.tsx'
import { leave } from './leave.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { StrangerScreen } from './stranger-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

/** Lets in who is signed in; everyone else is told why not, or led to the sign-in. */
export function SessionGate() {
  const session = useSession()
  const isSignedOut = session.status === 'signed-out'
  useEffect(() => {
    if (isSignedOut) leave()
  }, [isSignedOut])

  switch (session.status) {
    case 'loading':
    case 'signed-out':
      return <LoadingScreen />
    case 'unreachable':
      return <UnreachableScreen onRetry={session.retry} />
    case 'stranger':
      return <StrangerScreen />
    case 'ended':
      return <EndedScreen ending={session.ending} />
    case 'open':
      return <Dashboard session={session} />
  }
}
