import { areHeavy, lightenPictures } from '#lib/files/lighten-pictures.ts'
import { appCheckHeaders } from './app-check.ts'

/** Timeout, longer than Hosting waits. */
const TIMEOUT_MS = 180_000
/** Time for the upload: Hosting ends a request after 60 s, and the server needs some of them for the pictures. */
const UPLOAD_MS = 45_000
/** Time in which the speed is measured, after the first bytes, which only fill the device's buffers. */
const MEASURED_MS = 4_000

/** Thrown where the line is too slow for the form. */
class SlowLineError extends Error {}

/** Thrown for an answer that is not JSON, such as that of a gateway. */
export class NoJsonError extends Error {
  readonly status: number

  constructor(address: string, status: number, options?: ErrorOptions) {
    super(`${address} answered ${status} without JSON`, options)
    this.status = status
  }
}

interface FormOptions {
  method?: 'POST' | 'PATCH'
  headers?: Record<string, string>
  /** Cancels the request. */
  signal?: AbortSignal
  /** Allows lighter pictures. Called once, where the line is too slow for those of the form. */
  onSlowLine?: () => void
}

export interface FormAnswer {
  status: number
  /** Parsed JSON. */
  body: unknown
}

/**
 * Sends a multipart form, by default with POST. Where the line is too slow for its pictures, and `onSlowLine` is given, it stops and
 * sends lighter ones.
 * @param onProgress percent of the bytes sent, 0 to 100
 * @throws if the server cannot be reached or does not answer with JSON
 */
export async function sendForm(
  address: string,
  form: FormData,
  onProgress: (percent: number) => void,
  options: FormOptions = {},
): Promise<FormAnswer> {
  const { onSlowLine } = options
  const send = (sent: FormData, isHeavy: boolean) => request(address, sent, { onProgress, isHeavy }, options)
  if (!onSlowLine || !areHeavy(form)) return send(form, false)
  try {
    return await send(form, true)
  } catch (error) {
    if (!(error instanceof SlowLineError)) throw error
    onSlowLine()
    return send(await lightenPictures(form), false)
  }
}

/**
 * Returns a function that is told what has been sent, and says whether the rest would take too long.
 * @param began when the upload began, in milliseconds of `performance.now`
 */
export function slowLineWatch(began: number) {
  let first: { at: number; loaded: number } | undefined
  return (at: number, loaded: number, total: number): boolean => {
    first ??= { at, loaded }
    const measured = at - first.at
    if (measured < MEASURED_MS) return false
    const bytesPerMs = (loaded - first.loaded) / measured
    return at - began + (total - loaded) / bytesPerMs > UPLOAD_MS
  }
}

interface Watched {
  onProgress: (percent: number) => void
  /** Whether it is given up, with SlowLineError, where the line is too slow. */
  isHeavy: boolean
}

/** Sends a form once. It uses XMLHttpRequest, because `fetch` reports no upload progress. */
async function request(
  address: string,
  form: FormData,
  { onProgress, isHeavy }: Watched,
  { method = 'POST', headers: more, signal }: FormOptions,
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
    const isTooSlow = slowLineWatch(performance.now())
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
      if (!isHeavy || loaded === total || !isTooSlow(performance.now(), loaded, total)) return
      reject(new SlowLineError(address))
      request.abort()
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
