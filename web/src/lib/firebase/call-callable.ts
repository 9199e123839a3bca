import type { AnswerOf, Endpoint } from 'domain/api/endpoint.ts'
import { FirebaseError } from 'firebase/app'
import { getFunctions, httpsCallableFromURL } from 'firebase/functions'
import type { SentOf } from '../call.ts'
import { startApp } from './app.ts'

/** A row of `domain/api/callables.ts`. */
interface Callable<E extends Endpoint> {
  address: string
  endpoint: E
}

/**
 * Makes a call of the contract as a callable of our own origin, as whoever is signed in.
 * @throws FirebaseError, its code beginning with `functions/` and its message the server's
 */
export async function callCallable<E extends Endpoint>(
  { address }: Callable<E>,
  sent: SentOf<E>,
): Promise<AnswerOf<E>> {
  const { app } = await startApp()
  const url = new URL(address, location.origin).href
  return (await httpsCallableFromURL<SentOf<E>, AnswerOf<E>>(getFunctions(app), url)(sent)).data
}

/** Whether the server itself refused, with words to show. */
export const isRefusal = (error: unknown): error is FirebaseError =>
  error instanceof FirebaseError && error.code !== 'functions/internal'
