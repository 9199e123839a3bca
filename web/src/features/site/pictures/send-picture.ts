import { addSitePicture } from 'domain/api/site.ts'
import { addressOf, type AnswerOf } from 'domain/api/endpoint.ts'
import type { PicturedPart } from 'domain/content/pictures.ts'
import { withIdToken } from '#lib/firebase/call-signed-in.ts'
import { HttpError } from '#lib/http.ts'
import { NoJsonError, sendForm } from '#lib/upload-form.ts'

interface SendOptions {
  /** @param percent of the bytes sent, 0 to 100 */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Stores a picture for a part, which nobody else sees before the part that names it is published.
 * @returns the address by which the part names it
 * @throws HttpError for any answer that is not 2xx; Error without an answer
 */
export async function sendPicture(
  part: PicturedPart,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<string> {
  const form = new FormData()
  form.set('image', file)
  return withIdToken(async (token) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await sendForm(addressOf(addSitePicture, { id: part }), form, onProgress, {
      headers,
      signal,
    })
    if (answer.status < 200 || answer.status > 299) throw new HttpError(answer.status, answer.body)
    return (answer.body as AnswerOf<typeof addSitePicture>).image
  }).catch((error: unknown) => {
    throw error instanceof NoJsonError ? new HttpError(error.status, undefined) : error
  })
}
