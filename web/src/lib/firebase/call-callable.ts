import type { AnswerOf, Endpoint } from 'domain/api/endpoint.ts'
import { FunctionsError, getFunctions, httpsCallableFromURL } from 'firebase/functions'
import type { SentOf } from '../call.ts'
import { startApp } from './app.ts'
import { idToken } from './auth.ts'

/** A row of `domain/api/callables.ts`. */
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
  const { app } = await startApp()
  const url = new URL(address, location.origin).href
  const callable = httpsCallableFromURL<SentOf<E>, AnswerOf<E>>(getFunctions(app), url)
  try {
    return (await callable(sent)).data
  } catch (error) {
    // a revoked token ends the session, which the page says by itself (with-id-token.ts)
    if (error instanceof FunctionsError && error.code === 'functions/unauthenticated')
      await idToken(true).catch(() => undefined)
    throw error
  }
}

/** Whether it was answered that it would not be done, in words or without. */
export const isRefusal = (error: unknown): error is FunctionsError =>
  error instanceof FunctionsError && error.code !== 'functions/internal'
