import type { AnswerOf, Endpoint } from 'domain/api/endpoint.ts'
import { type Answered, call, type CallOptions, callWithHeaders, type SentOf } from '../call.ts'
import { hidePrivate } from './hide-private.ts'
import { withIdToken } from './with-id-token.ts'

type Options = Omit<CallOptions, 'token'>

/**
 * Makes a call of the contract as whoever is signed in.
 * @throws as `call`; an Error if nobody is signed in
 */
export const callSignedIn = <E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  options: Options = {},
): Promise<AnswerOf<E>> =>
  withIdToken((token) => call(endpoint, ...hidePrivate(endpoint, sent, { ...options, token })))

/** The same, with the headers of the answer. */
export const callSignedInWithHeaders = <E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  options: Options = {},
): Promise<Answered<E>> =>
  withIdToken((token) => callWithHeaders(endpoint, ...hidePrivate(endpoint, sent, { ...options, token })))
