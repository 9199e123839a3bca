import type { AnswerOf, Endpoint } from 'domain/api/endpoint.ts'
import { FirebaseError } from 'firebase/app'
import type { FunctionsError } from 'firebase/functions'
import type { SentOf } from '../call.ts'
import { startApp } from './app.ts'
import { idToken } from './auth.ts'

/** A row of `domain/api/decisions.ts`. */
interface Callable<E extends Endpoint> {
  address: string
  endpoint: E
}

/**
 * Makes a call of the contract as a callable of our own origin, as whoever is signed in.
 * @throws FunctionsError, its `details` what the server says of a refusal: `{ detail }`
 */
export async function callCallable<E extends Endpoint>(
  { address }: Callable<E>,
  sent: SentOf<E>,
): Promise<AnswerOf<E>> {
  // with the first decision: the dashboard's first view has none
  const [{ app }, { getFunctions, httpsCallableFromURL }] = await Promise.all([
    startApp(),
    import('firebase/functions'),
  ])
  const url = new URL(address, location.origin).href
  const callable = httpsCallableFromURL<SentOf<E>, AnswerOf<E>>(getFunctions(app), url)
  try {
    return (await callable(sent)).data
  } catch (error) {
    // a revoked token ends the session, which the page says by itself (with-id-token.ts)
    if (isFunctionsError(error) && error.code === 'functions/unauthenticated')
      await idToken(true).catch(() => undefined)
    throw error
  }
}

const isFunctionsError = (error: unknown): error is FunctionsError =>
  error instanceof FirebaseError && error.code.startsWith('functions/')

/** Whether it was answered that it would not be done, in words or without. */
export const isRefusal = (error: unknown): error is FunctionsError =>
  isFunctionsError(error) && error.code !== 'functions/internal'
