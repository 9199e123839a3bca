import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { type ReactNode, useEffect, useState } from 'react'
import { startAuth } from './auth.ts'
import { startFirestore } from './firestore.ts'

interface Sdks {
  auth: Auth
  db: Firestore
}

const startSdks = async (): Promise<Sdks> => {
  const [auth, db] = await Promise.all([startAuth(), startFirestore()])
  return { auth, db }
}

interface FirebaseProviderProps {
  children: ReactNode
  loading: ReactNode
  /** Shown when the configuration cannot be fetched. */
  failed: (retry: () => void) => ReactNode
}

/** Gives Auth and Firestore to the hooks of this folder. */
export function FirebaseProvider({ children, loading, failed }: FirebaseProviderProps) {
  const [sdks, setSdks] = useState<Sdks | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (sdks !== 'loading') return
    startSdks().then(setSdks, () => setSdks('failed'))
  }, [sdks])

  if (sdks === 'loading') return loading
  if (sdks === 'failed') return failed(() => setSdks('loading'))
  return (
    <FirebaseAppProvider firebaseApp={sdks.auth.app}>
      <AuthProvider sdk={sdks.auth}>
        <FirestoreProvider sdk={sdks.db}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}
