import { FirebaseError } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  EmailAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
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

// one answer for all of them, so that it does not tell which accounts exist
const WRONG_CREDENTIALS = [
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]

/**
 * Signs in.
 * @param remember keeps the session beyond this tab (Remember Me)
 * @returns false if the credentials are wrong
 * @throws if that could not be found out: offline, too many attempts
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<boolean> {
  const auth = await startAuth()
  await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence)
  try {
    await signInWithEmailAndPassword(auth, email, password)
    return true
  } catch (error) {
    if (error instanceof FirebaseError && WRONG_CREDENTIALS.includes(error.code)) return false
    throw error
  }
}

async function herself() {
  const { currentUser } = await startAuth()
  if (!currentUser?.email) throw new Error('Nobody is signed in')
  return { user: currentUser, email: currentUser.email }
}

/**
 * Whether this is the password of whoever is signed in.
 * @throws if that could not be found out: offline, too many attempts
 */
export async function isPassword(password: string): Promise<boolean> {
  const { user, email } = await herself()
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    return true
  } catch (error) {
    if (error instanceof FirebaseError && WRONG_CREDENTIALS.includes(error.code)) return false
    throw error
  }
}

/** Whether this browser has a session already. */
export async function isSignedIn(): Promise<boolean> {
  const auth = await startAuth()
  await auth.authStateReady()
  return auth.currentUser !== null
}

let replaced: Promise<unknown> = Promise.resolve()

/** Does what ends her session and begins another one. Whoever needs another token meanwhile waits for it, and is not signed out. */
export function replaceSession(work: () => Promise<void>): Promise<void> {
  const done = work()
  replaced = done.catch(() => {})
  return done
}

let endedHere = false

/** Ends the session in every tab of this browser. */
export async function endSession(): Promise<void> {
  endedHere = true
  await signOut(await startAuth())
}

/** Whether this page itself ended the session, rather than another tab or the server. */
export const wasEndedHere = (): boolean => endedHere

/**
 * The ID token of whoever is signed in, refreshed if it is about to expire; REST takes it as bearer.
 * @param isNew asks for another one, since the server took this one for no good; where Google gives none the session ends
 * @throws if nobody is signed in, or no token is to be had
 */
export async function idToken(isNew = false): Promise<string> {
  const auth = await startAuth()
  await auth.authStateReady()
  if (isNew) await replaced
  if (!auth.currentUser) throw new Error('Nobody is signed in')
  return auth.currentUser.getIdToken(isNew)
}
