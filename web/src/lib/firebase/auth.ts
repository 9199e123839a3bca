import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import { startApp } from './app.ts'

let started: Promise<Auth> | undefined

/**
 * Auth with explicit persistence: `getAuth()` would load a remote script for sign-in by pop-up, which we do not offer.
 * @throws if the app's configuration cannot be fetched; the next call tries again
 */
export function startAuth(): Promise<Auth> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function start(): Promise<Auth> {
  const { app, emulators } = await startApp()
  const auth = initializeAuth(app, {
    persistence: [browserLocalPersistence, browserSessionPersistence],
  })
  if (emulators) {
    const { host, port } = emulators.auth
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true })
  }
  return auth
}

/**
 * Signs in.
 * @param remember keeps the session beyond this tab (Remember Me)
 * @throws FirebaseError, its code beginning with `auth/`
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const auth = await startAuth()
  await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence)
  await signInWithEmailAndPassword(auth, email, password)
}

/** Ends the session in every tab of this browser. */
export const endSession = async (): Promise<void> => signOut(await startAuth())

/**
 * The ID token of whoever is signed in, refreshed if it is about to expire; REST takes it as bearer.
 * @throws if nobody is signed in
 */
export async function idToken(): Promise<string> {
  const auth = await startAuth()
  await auth.authStateReady()
  if (!auth.currentUser) throw new Error('Nobody is signed in')
  return auth.currentUser.getIdToken()
}
