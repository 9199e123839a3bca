import { HttpError } from '../http.ts'
import { idToken } from './auth.ts'

const isUnauthenticated = (error: unknown) => error instanceof HttpError && error.status === 401

/**
 * Makes a call with an ID token. One that the server takes for no good was revoked, or is older than what was decided
 * since: another is asked for once. Where there is none the session has ended, which the page says by itself.
 * @throws what the call throws; an Error if nobody is signed in
 */
export async function withIdToken<T>(make: (token: string) => Promise<T>): Promise<T> {
  try {
    return await make(await idToken())
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    const token = await idToken(true).catch(() => undefined)
    if (token === undefined) throw error
    return make(token)
  }
}
