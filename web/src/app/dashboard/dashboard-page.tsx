import { UnreachableScreen } from '#features/session/unreachable-screen.tsx'
import { FirebaseProvider } from '#lib/firebase/firebase-provider.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { SessionGate } from './session-gate.tsx'

/** What a person sees behind the sign-in. The only page that loads Firestore. */
export const DashboardPage = () => (
  <FirebaseProvider loading={<LoadingScreen />} failed={(retry) => <UnreachableScreen onRetry={retry} />}>
    <SessionGate />
  </FirebaseProvider>
)
