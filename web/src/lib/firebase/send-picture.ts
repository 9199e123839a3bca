import type { UploadedPicture } from 'domain/api/managed-posts.ts'
import { withIdToken } from '#lib/firebase/call-signed-in.ts'
import { HttpError } from '#lib/http/http.ts'
import { NoJsonError, sendForm } from '#lib/http/upload-form.ts'

interface SendOptions {
  /** @param percent of the bytes sent, 0 to 100 */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Stores a picture that nothing names yet.
 * @param address of the call, such as `/api/auth/blogs/abc/pictures/`
 * @throws HttpError for any answer that is not 2xx; Error without an answer
 */
export async function sendPicture(
  address: string,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<UploadedPicture> {
  const form = new FormData()
  form.set('image', file)
  return withIdToken(async (token) => {
    const headers = { Authorization: `Bearer ${token}` }
    const { status, body } = await sendForm(address, form, onProgress, { method: 'POST', headers, signal })
    if (status < 200 || status > 299) throw new HttpError(status, body)
    return body as UploadedPicture
  }).catch((error: unknown) => {
    throw error instanceof NoJsonError ? new HttpError(error.status, undefined) : error
  })
}
