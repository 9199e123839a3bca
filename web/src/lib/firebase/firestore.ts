import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore'
import { startApp } from './app.ts'

let started: Promise<Firestore> | undefined

/**
 * Firestore, which only the dashboard loads. It keeps nothing on the device: phones are shared.
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
  const db = initializeFirestore(app, {})
  if (emulators) connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port)
  return db
}
