import { FirebaseError } from 'firebase/app'
import { applyActionCode, verifyPasswordResetCode } from 'firebase/auth'
import { startAuth } from './auth.ts'

// Our e-mails contain links to our own pages. Each has a code that Auth accepts once, for a limited time.

const SPENT = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]

async function unlessSpent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof FirebaseError && SPENT.includes(error.code)) return undefined
    throw error
  }
}

/**
 * Returns the e-mail whose password can be reset with a code; undefined if the code is used. @throws if that
 * is unknown
 */
export const emailOfReset = async (code: string): Promise<string | undefined> =>
  unlessSpent(verifyPasswordResetCode(await startAuth(), code))

/** Confirms an e-mail address. @returns undefined if the code is used. @throws if it failed otherwise */
export const confirmEmail = async (code: string): Promise<'done' | undefined> =>
  unlessSpent(applyActionCode(await startAuth(), code).then(() => 'done' as const))

/** Returns whether the signed-in user's e-mail is confirmed. @throws if that is unknown */
export async function isConfirmed(): Promise<boolean> {
  const auth = await startAuth()
  await auth.authStateReady()
  await auth.currentUser?.reload()
  return auth.currentUser?.emailVerified === true
}
