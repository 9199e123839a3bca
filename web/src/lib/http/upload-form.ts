import { appCheckHeaders } from './app-check.ts'

/** Timeout: enough for two photos on a slow line, and longer than Hosting waits. */
const TIMEOUT_MS = 180_000

/** Thrown for an answer that is not JSON, such as that of a gateway. */
export class NoJsonError extends Error {
  readonly status: number

  constructor(address: string, status: number, options?: ErrorOptions) {
    super(`${address} answered ${status} without JSON`, options)
    this.status = status
  }
}

export interface FormOptions {
  method?: 'POST' | 'PATCH'
  headers?: Record<string, string>
  /** Cancels the request. */
  signal?: AbortSignal
}

export interface FormAnswer {
  status: number
  /** Parsed JSON. */
  body: unknown
}

/**
 * Sends a multipart form, by default with POST. It uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @param onProgress percent of the bytes sent, 0 to 100
 * @throws if the server cannot be reached or does not answer with JSON
 */
export async function sendForm(
  address: string,
  form: FormData,
  onProgress: (percent: number) => void,
  { method = 'POST', headers: more, signal }: FormOptions = {},
): Promise<FormAnswer> {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    ...(await appCheckHeaders()),
    ...more,
  }
  signal?.throwIfAborted()
  return new Promise<FormAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    })
    request.addEventListener('load', () => {
      try {
        const { status, responseText } = request
        // 204 has no body
        resolve({ status, body: status === 204 ? undefined : (JSON.parse(responseText) as unknown) })
      } catch (cause) {
        reject(new NoJsonError(address, request.status, { cause }))
      }
    })
    request.addEventListener('error', () => reject(new Error(`${address} could not be reached`)))
    request.timeout = TIMEOUT_MS
    request.addEventListener('timeout', () => reject(new Error(`${address} did not answer in time`)))
    request.addEventListener('abort', () => reject(new Error(`${address} was given up`)))
    signal?.addEventListener('abort', () => request.abort())
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(form)
  })
}
