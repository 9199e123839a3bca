import { FirebaseError } from 'firebase/app'
import { applyActionCode, verifyPasswordResetCode } from 'firebase/auth'
import { startAuth } from './auth.ts'

// The functions mail links to our own pages; each carries a code that Auth takes once, and not for ever.

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

/** Whose password can be chosen with this code: her e-mail; undefined if it is spent. @throws if that cannot be found out */
export const emailOfReset = async (code: string): Promise<string | undefined> =>
  unlessSpent(verifyPasswordResetCode(await startAuth(), code))

/** Notes that the address is hers. @returns undefined if the code is spent. @throws if it failed otherwise */
export const confirmEmail = async (code: string): Promise<'done' | undefined> =>
  unlessSpent(applyActionCode(await startAuth(), code).then(() => 'done' as const))

/** Whether the address of who is signed in here is known to be hers. @throws if that cannot be found out */
export async function isConfirmed(): Promise<boolean> {
  const auth = await startAuth()
  await auth.authStateReady()
  await auth.currentUser?.reload()
  return auth.currentUser?.emailVerified === true
}
