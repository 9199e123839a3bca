import { callables } from 'domain/api/callables.ts'
import type { User } from 'domain/user.ts'
import { FirebaseError } from 'firebase/app'
import { getFunctions, httpsCallableFromURL } from 'firebase/functions'
import { startApp } from './app.ts'

/** What the callable takes: whose application, and which revision of it was looked at. */
interface Decision {
  id: string
  revision: number
}

/**
 * Approves an application through the callable of our own origin.
 * @throws FirebaseError, its code beginning with `functions/` and its message the server's
 */
export async function approveUser(decision: Decision): Promise<User> {
  const { app } = await startApp()
  const call = httpsCallableFromURL<Decision, User>(
    getFunctions(app),
    new URL(callables.approveUser.address, location.origin).href,
  )
  return (await call(decision)).data
}

/** Whether the server itself refused, with words to show. */
export const isRefusal = (error: unknown): error is FirebaseError =>
  error instanceof FirebaseError && error.code !== 'functions/internal'
