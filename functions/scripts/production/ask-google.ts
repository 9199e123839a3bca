import { applicationDefault } from 'firebase-admin/app'

/** Google's refusal of a question. */
export class Unanswered extends Error {
  readonly status: number
  constructor(status: number, said: string) {
    super(`Google answered ${status}: ${said}`)
    this.status = status
  }
}

/** @param body of the few questions that are asked with POST */
export type Ask = <T>(address: string, body?: object) => Promise<T>

interface Said {
  error?: { message?: string }
}

/**
 * Reads from Google's REST APIs with the credentials of `gcloud auth application-default login`.
 * @param project pays for the questions, which are free
 * @throws when there are no credentials
 */
export async function asking(project: string): Promise<Ask> {
  const { access_token } = await applicationDefault().getAccessToken()
  const headers = { authorization: `Bearer ${access_token}`, 'x-goog-user-project': project }
  return async <T>(address: string, body?: object) => {
    const response = await fetch(`https://${address}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(30_000),
    })
    const answer = (await response.json().catch(() => ({}))) as T & Said
    if (!response.ok) throw new Unanswered(response.status, answer.error?.message ?? response.statusText)
    return answer
  }
}

/** The answer, or `undefined` where what was asked for does not exist. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Unanswered && error.status === 404) return undefined
    throw error
  }
}
