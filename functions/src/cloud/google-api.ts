import { applicationDefault } from 'firebase-admin/app'

/** An answer of Google with an error status. */
export class GoogleError extends Error {
  readonly status: number
  /** Google's word for the cause, such as `SERVICE_DISABLED`. */
  readonly reason: string
  constructor(status: number, said: string, reason = '') {
    super(`Google answered ${status}: ${said}`)
    this.status = status
    this.reason = reason
  }
}

/**
 * Calls a REST API of Google and returns its JSON.
 * @param address host, path and query
 * @param method POST where there is a body, otherwise GET
 */
export type CallGoogle = <T>(address: string, body?: object, method?: Method) => Promise<T>

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Waits some milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>

interface ErrorBody {
  error?: { message?: string; details?: { reason?: string }[] }
}

export interface GoogleClientOptions {
  /** Replaces `https://`. */
  origin?: string
  /** Returns a token of somebody who signed in. */
  token?: () => Promise<string>
  /** Milliseconds before each further attempt after a failure that may pass. */
  pauses?: readonly number[]
  pause?: Pause
}

/**
 * Returns a client that uses the default credentials.
 * @param project billed for the calls, which are free
 * @throws when there are no credentials
 */
export async function googleClient(
  project: string,
  {
    origin = 'https://',
    token = defaultToken(),
    pauses = [1000, 2000],
    pause = pauseFor,
  }: GoogleClientOptions = {},
): Promise<CallGoogle> {
  await token()
  const send = async <T>(address: string, body?: object, method?: Method) => {
    const response = await fetch(`${origin}${address}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        authorization: `Bearer ${await token()}`,
        'x-goog-user-project': project,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const answer = (await response.json().catch(() => ({}))) as T & ErrorBody
    if (response.ok) return answer
    const { message = response.statusText, details = [] } = answer.error ?? {}
    throw new GoogleError(response.status, message, details.find(({ reason }) => reason)?.reason)
  }
  return async <T>(address: string, body?: object, method?: Method) => {
    for (const milliseconds of pauses)
      try {
        return await send<T>(address, body, method)
      } catch (error) {
        if (!mayPass(error)) throw error
        await pause(milliseconds)
      }
    return send<T>(address, body, method)
  }
}

/**
 * Says whether the same call may succeed later: too many calls, a fault of Google, or a service that is just being switched on. Policies
 * also refuse an account or a role that was made a moment ago.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof GoogleError
    ? error.status === 429 ||
      error.status >= 500 ||
      error.reason === 'SERVICE_DISABLED' ||
      (error.status === 400 && error.message.includes('does not exist'))
    : error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')

/** Waits. */
export const pauseFor: Pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

function defaultToken(): () => Promise<string> {
  const credential = applicationDefault()
  return async () => (await credential.getAccessToken()).access_token
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

/** Returns the answer, or `undefined` where this account may not do that. */
export async function ifAllowed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403 && error.reason !== 'SERVICE_DISABLED')
      return undefined
    throw error
  }
}

/** Ends without a change where it exists already, such as after an interruption. */
export async function unlessExists(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!(error instanceof GoogleError && error.status === 409)) throw error
  }
}

/** Work that Google has begun. */
export interface Operation {
  name: string
  done?: boolean
  error?: { code?: number; message?: string }
}

/**
 * Waits until Google has finished.
 * @param api host and version, such as `firestore.googleapis.com/v1`
 * @throws GoogleError if it failed
 */
export async function finish(
  api: string,
  started: Promise<Operation>,
  callGoogle: CallGoogle,
  pause: Pause,
): Promise<void> {
  let operation = await started
  for (let milliseconds = 1000; !operation.done; milliseconds = Math.min(milliseconds * 2, 30_000)) {
    await pause(milliseconds)
    operation = await callGoogle<Operation>(`${api}/${operation.name}`)
  }
  const { error } = operation
  if (error) throw new GoogleError(error.code ?? 500, error.message ?? 'The operation failed.')
}
