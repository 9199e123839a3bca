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
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import { dropDraftsOfOthers } from '../own-drafts.ts'
import { startApp } from '../firebase-app/app.ts'
import { ENDS_WITH_TAB, removeFromStorage, writeStorage } from '../storage.ts'

let started: Promise<Auth> | undefined

/**
 * Starts Auth once, with explicit persistence: `getAuth()` would load a remote script for pop-ups.
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
  // a remembered session may have ended while no page was open
  void auth.authStateReady().then(() => dropDraftsOfOthers(auth.currentUser?.uid))
  return auth
}

// one answer for all of them, so that it does not reveal which accounts exist
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
 * @throws if that is unknown: offline, too many attempts
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<boolean> {
  const auth = await startAuth()
  await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence)
  if (remember) removeFromStorage(ENDS_WITH_TAB, 'sessionStorage')
  else writeStorage(ENDS_WITH_TAB, true, 'sessionStorage')
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

/** Starts the session of a token that the server made, in place of the present one. */
export async function signInWithToken(token: string): Promise<void> {
  await signInWithCustomToken(await startAuth(), token)
}

/** Returns whether a one-time code was entered in this session, from its claim. */
const hasSecondFactor = async (user: User): Promise<boolean> =>
  (await user.getIdTokenResult()).claims['second_factor'] === true

/** Checks the password on the server, so that the new session keeps the second factor. */
async function isPasswordOnServer(password: string, token: string): Promise<boolean> {
  const [{ checkPassword }, { call }, { HttpError }] = await Promise.all([
    import('domain/api/second-factor.ts'),
    import('../http/call.ts'),
    import('../http/http.ts'),
  ])
  try {
    const { custom_token } = await call(checkPassword, { password }, { token })
    await signInWithToken(custom_token)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return false
    throw error
  }
}

/**
 * Returns whether this is the signed-in user's password. If so the session is as new.
 * @throws if that is unknown: offline, too many attempts
 */
export async function isPassword(password: string): Promise<boolean> {
  const { user, email } = await herself()
  if (await hasSecondFactor(user)) return isPasswordOnServer(password, await user.getIdToken())
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    return true
  } catch (error) {
    if (error instanceof FirebaseError && WRONG_CREDENTIALS.includes(error.code)) return false
    throw error
  }
}

/**
 * Returns whether the signed-in user has to enter a one-time code. Only for admins is the server asked; the
 * dashboard finds out about others.
 */
export async function needsCode(): Promise<boolean> {
  const { user } = await herself()
  const { claims, token } = await user.getIdTokenResult()
  if (claims['role'] !== 'admin' || claims['second_factor'] === true) return false
  const [{ getProfile }, { call }, { isCodeMissing }] = await Promise.all([
    import('domain/api/accounts.ts'),
    import('../http/call.ts'),
    import('../http/http.ts'),
  ])
  return call(getProfile, {}, { token }).then(() => false, isCodeMissing)
}

/** Returns whether this browser has a session. */
export async function isSignedIn(): Promise<boolean> {
  const auth = await startAuth()
  await auth.authStateReady()
  return auth.currentUser !== null
}

let replaced: Promise<unknown> = Promise.resolve()

/** Runs work that ends the session and starts another. Calls that need a new token wait for it. */
export function replaceSession(work: () => Promise<void>): Promise<void> {
  const done = work()
  replaced = done.catch(() => {})
  return done
}

let endedHere = false

/** Signs out in every tab of this browser. */
export async function endSession(): Promise<void> {
  endedHere = true
  await signOut(await startAuth())
}

/** Returns whether this page ended the session, not another tab or the server. */
export const wasEndedHere = (): boolean => endedHere

/**
 * Returns the ID token of the signed-in user, refreshed if it is about to expire.
 * @param isNew asks for a new one, because the server refused the old one
 * @throws if nobody is signed in or there is no token
 */
export async function idToken(isNew = false): Promise<string> {
  const auth = await startAuth()
  await auth.authStateReady()
  if (isNew) await replaced
  if (!auth.currentUser) throw new Error('Nobody is signed in')
  return auth.currentUser.getIdToken(isNew)
}
