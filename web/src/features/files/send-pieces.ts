import { addressOf } from 'domain/api/endpoint.ts'
import { addPiece, readUpload } from 'domain/api/files.ts'
import { FILES } from 'domain/limits.ts'
import { callSignedIn, withIdToken } from '#lib/firebase/call-signed-in.ts'
import { CancelledError, HttpError } from '#lib/http/http.ts'
import { NoJsonError, sendForm } from '#lib/http/upload-form.ts'

/** Milliseconds before each further try; the last one repeats. */
const PAUSES = [1_000, 3_000, 10_000]

export interface Sending {
  /** @param percent of the file that has arrived, 0 to 100 */
  onProgress: (percent: number) => void
  /** Called when the connection is lost, and when it is back. */
  onWaiting: (isWaiting: boolean) => void
  signal: AbortSignal
}

/** Returns whether trying again may help: there was no answer, or the server failed. */
const isLost = (error: unknown): boolean => {
  if (error instanceof CancelledError) return false
  const status = error instanceof HttpError || error instanceof NoJsonError ? error.status : 0
  return status === 0 || status >= 500
}

/** Waits for a while, or until the device reports a connection. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), ms)
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/**
 * Repeats work until it gets an answer.
 * @throws the server's refusal; the reason of the signal
 */
export async function untilAnswered<T>(
  work: () => Promise<T>,
  { onWaiting, signal }: Omit<Sending, 'onProgress'>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted()
    try {
      const answer = await work()
      onWaiting(false)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (!isLost(error)) throw error
      onWaiting(true)
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal)
    }
  }
}

/** Returns the id of the upload of a file: its SHA-256 and its size. The same file has the same id in every visit. */
async function uploadIdOf(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return `${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}-${file.size}`
}

/**
 * Sends a file in pieces, without those that have arrived before. After a lost connection it goes on by itself.
 * @returns the id of the upload
 * @throws HttpError for a refusal; the reason of the signal
 */
export async function sendInPieces(file: File, sending: Sending): Promise<string> {
  const { onProgress, signal } = sending
  const id = await uploadIdOf(file)
  const { pieces } = await untilAnswered(() => callSignedIn(readUpload, { id }, { signal }), sending)
  const arrived = new Set(pieces)
  const count = Math.ceil(file.size / FILES.pieceBytes)
  const report = (more: number) => onProgress(Math.floor(((arrived.size + more) / count) * 100))
  report(0)
  for (let n = 1; n <= count; n += 1) {
    if (arrived.has(n)) continue
    const piece = file.slice((n - 1) * FILES.pieceBytes, n * FILES.pieceBytes)
    await untilAnswered(
      () => sendPiece({ id, n, piece }, (percent) => report(percent / 100), signal),
      sending,
    )
    arrived.add(n)
    report(0)
  }
  return id
}

/** Sends one piece. @throws HttpError for any answer that is not 2xx; Error without an answer */
const sendPiece = (
  { id, n, piece }: { id: string; n: number; piece: Blob },
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) =>
  withIdToken(async (token) => {
    const form = new FormData()
    form.set('piece', piece, 'piece')
    const headers = { Authorization: `Bearer ${token}` }
    const address = addressOf(addPiece, { id, name: String(n) })
    const { status, body } = await sendForm(address, form, onProgress, { headers, signal })
    if (status < 200 || status > 299) throw new HttpError(status, body)
  })
