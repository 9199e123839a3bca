import { applicationDefault } from 'firebase-admin/app'

/** An answer of Google with an error status. */
export class GoogleError extends Error {
  readonly status: number
  constructor(status: number, said: string) {
    super(`Google answered ${status}: ${said}`)
    this.status = status
  }
}

/** Calls a REST API of Google and returns its JSON. @param body sends a POST with it */
export type CallGoogle = <T>(address: string, body?: object) => Promise<T>

interface ErrorBody {
  error?: { message?: string }
}

/**
 * Returns a client that uses the credentials of `gcloud auth application-default login`.
 * @param project billed for the calls, which are free
 * @throws when there are no credentials
 */
export async function googleClient(project: string): Promise<CallGoogle> {
  const { access_token } = await applicationDefault().getAccessToken()
  const headers = { authorization: `Bearer ${access_token}`, 'x-goog-user-project': project }
  return async <T>(address: string, body?: object) => {
    const response = await fetch(`https://${address}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(30_000),
    })
    const answer = (await response.json().catch(() => ({}))) as T & ErrorBody
    if (!response.ok) throw new GoogleError(response.status, answer.error?.message ?? response.statusText)
    return answer
  }
}

/** Returns the answer, or `undefined` for a 404. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GoogleError && error.status === 404) return undefined
    throw error
  }
}
