import { addressOf, type Endpoint } from 'domain/api/endpoint.ts'
import { type FormAnswer, sendForm } from '../http/upload-form.ts'
import { idToken } from './auth.ts'

interface SignedInForm {
  method: 'POST' | 'PATCH'
  fields: Record<string, string | File>
  /** The revision that the user has edited. */
  revision?: number
  /** Percent of the bytes sent, 0 to 100. */
  onProgress: (percent: number) => void
  /** Allows lighter pictures on a slow line, as `sendForm`. */
  onSlowLine?: () => void
}

/**
 * Sends a form with files as the signed-in user.
 * @throws if nobody is signed in, or the server cannot be reached or does not answer with JSON
 */
export async function sendFormSignedIn(
  endpoint: Endpoint,
  { method, fields, revision, onProgress, onSlowLine }: SignedInForm,
): Promise<FormAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sendWith = (token: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    }
    return sendForm(addressOf(endpoint), form, onProgress, {
      method,
      headers,
      ...(onSlowLine && { onSlowLine }),
    })
  }
  const answer = await sendWith(await idToken())
  if (answer.status !== 401) return answer
  // as `withIdToken`
  const token = await idToken(true).catch(() => undefined)
  return token === undefined ? answer : sendWith(token)
}
