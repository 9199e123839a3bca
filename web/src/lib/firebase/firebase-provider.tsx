import type { Auth } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
} from 'firebase/firestore'
import { type ReactNode, useEffect, useState } from 'react'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { startApp } from '../firebase-app/app.ts'
import { startAuth } from './auth.ts'

let started: Promise<Firestore> | undefined

/**
 * Starts Firestore once, which only the dashboard loads. It stores nothing on the device, since phones are
 * shared. In memory it keeps only what a listener uses; the default keeps 40 MB.
 * @throws if the app's configuration cannot be fetched; the next call tries again
 */
function startFirestore(): Promise<Firestore> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function start(): Promise<Firestore> {
  const { app, emulators } = await startApp()
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() })
  const db = initializeFirestore(app, { localCache })
  if (emulators) connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port)
  return db
}

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

/** Provides Auth and Firestore to the hooks of this folder. */
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
