import type { RefusalCode } from 'domain/api/endpoint.ts'
import { appCheckHeaders } from './app-check.ts'

/** Timeout of a request: longer than Hosting waits for a function (60 s). */
const TIMEOUT_MS = 65_000

/** Thrown for an answer that is not 2xx. */
export class HttpError extends Error {
  readonly status: number
  /** The body, if it was JSON: `{ detail }`, `{ error }` or a map of field to messages. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(serverMessage(body) ?? `The server answered ${status}`)
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }
}

/** Thrown when the user closes the question for the password before a call. Nothing was sent, so there is nothing to show. */
export class CancelledError extends Error {}

/** Returns the server's message in `detail` or `error`; undefined if there is none. */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const message = 'detail' in body ? body.detail : 'error' in body ? body.error : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** Reads a map of field to messages. @returns the messages of each field as one text */
export function readFieldMessages(body: unknown): Record<string, string> {
  const lists = Object.entries(isRecord(body) ? body : {}).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
  )
  return Object.fromEntries(lists.map(([name, messages]) => [name, messages.join(' ')]))
}

/** Returns the messages in `fields` beside the server's message; none where it names no field. */
export const messagesInFields = (body: unknown): Record<string, string> =>
  readFieldMessages(isRecord(body) ? body['fields'] : undefined)

const isRefusedWith =
  (code: RefusalCode) =>
  (error: unknown): boolean =>
    error instanceof HttpError &&
    typeof error.body === 'object' &&
    error.body !== null &&
    'code' in error.body &&
    error.body.code === code

/** Returns whether the server refused because a one-time code is missing. */
export const isCodeMissing = isRefusedWith('second-factor')

/** Returns whether the server refused because the last sign-in is too old. */
export const isSignInTooOld = isRefusedWith('sign-in-again')

export interface HttpOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON; FormData is sent as multipart. */
  body?: unknown
  /** ID token, sent as a bearer token. */
  token?: string
  headers?: Record<string, string>
  cache?: RequestCache
  signal?: AbortSignal
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    if (response.ok) throw error
    return undefined
  }
}

/**
 * Reads the JSON of an answer.
 * @throws HttpError if it is not 2xx, SyntaxError if it is but no JSON
 */
export async function readJson<T>(response: Response): Promise<T> {
  const body = await bodyOf(response)
  if (!response.ok) throw new HttpError(response.status, body)
  return body as T
}

/** Checks that an answer is a list. @throws TypeError if not */
export function asList<T>(answer: T[]): T[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is no list.')
  return answer
}

/** Returns a signal that follows two. `AbortSignal.any` is too new for phones that cannot be updated. */
function eitherOf(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}

/** The parsed body and the headers of an answer. */
interface HttpAnswer<T> {
  body: T
  headers: Headers
}

/**
 * Sends a request to our REST API, which answers in the page's language.
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection; a TimeoutError after 65 s
 */
export async function fetchAnswer<T>(address: string, options: HttpOptions = {}): Promise<HttpAnswer<T>> {
  const { method = 'GET', body, token, cache, signal } = options
  const headers = new Headers(options.headers)
  headers.set('accept', 'application/json')
  headers.set('accept-language', document.documentElement.lang)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (method !== 'GET')
    for (const [name, value] of Object.entries(await appCheckHeaders())) headers.set(name, value)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, {
    method,
    headers,
    signal: signal ? eitherOf(signal, timeout) : timeout,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(cache ? { cache } : {}),
  })
  return { body: await readJson<T>(response), headers: response.headers }
}
