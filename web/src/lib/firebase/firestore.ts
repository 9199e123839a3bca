import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
} from 'firebase/firestore'
import { startApp } from './app.ts'

let started: Promise<Firestore> | undefined

/**
 * Firestore, which only the dashboard loads. It keeps nothing on the device, since phones are shared, and in memory only
 * what a listener still listens to: by default it would keep the last 40 MB of all that was ever heard.
 * @throws if the app's configuration cannot be fetched; the next call tries again
 */
export function startFirestore(): Promise<Firestore> {
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
