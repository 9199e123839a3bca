import type { AnswerOf, Endpoint } from 'domain/api/endpoint.ts'
import { type Answered, call, type CallOptions, callWithHeaders, type SentOf } from '../http/call.ts'
import { hidePrivate } from '../hide-private.ts'
import { CancelledError, HttpError, isSignInTooOld } from '../http/http.ts'
import { idToken } from './auth.ts'

/**
 * Asks the signed-in user for the password.
 * @param about what the user is about to do, in the language of the page
 * @returns whether the session was confirmed; false if the user cancelled
 */
type AskForPassword = (about: string | undefined) => Promise<boolean>

let asker: AskForPassword | undefined
let asked: Promise<boolean> | undefined

/** Sets who asks while a page is open. @returns a function that ends it */
export function answerPasswordRequests(ask: AskForPassword): () => void {
  asker = ask
  return () => {
    if (asker !== ask) return
    asker = undefined
    // a question that the page left open must not hold up the next one
    asked = undefined
  }
}

/** Asks for the password. Calls at the same time share one question. */
export function requestPassword(about?: string): Promise<boolean> {
  asked ??= (asker?.(about) ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}

const isUnauthenticated = (error: unknown) => error instanceof HttpError && error.status === 401

/**
 * Makes a call with an ID token, and once more with a new one if the server refuses the first (revoked or
 * outdated). Without a new token the session has ended, which the page shows. If the sign-in is too old for
 * the call, it asks for the password first.
 * @param about what the user is about to do; the question for the password says it
 * @throws what the call throws; CancelledError if the user does not enter the password; an Error if nobody is signed in
 */
export async function withIdToken<T>(make: (token: string) => Promise<T>, about?: string): Promise<T> {
  try {
    return await make(await idToken())
  } catch (error) {
    if (isSignInTooOld(error)) {
      if (!(await requestPassword(about))) throw new CancelledError()
      return make(await idToken())
    }
    if (!isUnauthenticated(error)) throw error
    const token = await idToken(true).catch(() => undefined)
    if (token === undefined) throw error
    return make(token)
  }
}

interface Options extends Omit<CallOptions, 'token'> {
  /** What the user is about to do, if the call may ask for the password. */
  about?: string
}

/**
 * Calls a REST endpoint as the signed-in user.
 * @throws as `call`; an Error if nobody is signed in
 */
export const callSignedIn = <E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  { about, ...options }: Options = {},
): Promise<AnswerOf<E>> =>
  withIdToken((token) => call(endpoint, ...hidePrivate(endpoint, sent, { ...options, token })), about)

/** Calls a REST endpoint as the signed-in user. @returns the answer with its headers */
export const callSignedInWithHeaders = <E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  options: Omit<CallOptions, 'token'>,
): Promise<Answered<E>> =>
  withIdToken((token) => callWithHeaders(endpoint, ...hidePrivate(endpoint, sent, { ...options, token })))
