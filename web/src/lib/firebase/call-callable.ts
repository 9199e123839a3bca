import type { AnswerOf, Endpoint } from 'domain/api/endpoint.ts'
import { FirebaseError } from 'firebase/app'
import type { FunctionsError } from 'firebase/functions'
import type { SentOf } from '../http/call.ts'
import { startApp } from '../firebase-app/app.ts'
import { idToken } from './auth.ts'

/** A row of `domain/api/decisions.ts`. */
interface Callable<E extends Endpoint> {
  address: string
  endpoint: E
}

/**
 * Calls a callable function on our own origin as the signed-in user.
 * @throws FunctionsError; its `details` hold the server's message, `{ detail }`
 */
export async function callCallable<E extends Endpoint>(
  { address }: Callable<E>,
  sent: SentOf<E>,
): Promise<AnswerOf<E>> {
  // loaded with the first call, which the first view does without
  const [{ app }, { getFunctions, httpsCallableFromURL }] = await Promise.all([
    startApp(),
    import('firebase/functions'),
  ])
  const url = new URL(address, location.origin).href
  const callable = httpsCallableFromURL<SentOf<E>, AnswerOf<E>>(getFunctions(app), url)
  try {
    return (await callable(sent)).data
  } catch (error) {
    // a revoked token ends the session, and the page shows that
    if (isFunctionsError(error) && error.code === 'functions/unauthenticated')
      await idToken(true).catch(() => undefined)
    throw error
  }
}

const isFunctionsError = (error: unknown): error is FunctionsError =>
  error instanceof FirebaseError && error.code.startsWith('functions/')

/** Returns whether the server refused, with or without a message. */
export const isRefusal = (error: unknown): error is FunctionsError =>
  isFunctionsError(error) && error.code !== 'functions/internal'
