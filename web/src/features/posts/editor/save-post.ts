import { addressOf, type Endpoint } from 'domain/api/endpoint.ts'
import { withIdToken } from '#lib/firebase/call-signed-in.ts'
import { HttpError } from '#lib/http.ts'
import { NoJsonError, sendForm } from '#lib/upload-form.ts'
import type { Post, PostKind } from '../kinds.ts'
import type { PostValues } from './post-values.ts'

export interface Saving {
  /** The stored one that is changed, and its version; without it a new one is made. */
  of?: { id: string; version: string } | undefined
  values: PostValues
  /** Those of them that are sent; the others stay as they are stored. */
  fields: readonly (keyof PostValues)[]
}

interface SaveOptions {
  /** @param percent of the bytes sent, 0 to 100 */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Stores a post or an event with its picture, and tells how far that has come.
 * @throws HttpError for any answer that is not 2xx, 412 where somebody has changed it since; Error without an answer
 */
export async function savePost(
  kind: PostKind,
  { of, values, fields }: Saving,
  { onProgress, signal }: SaveOptions,
): Promise<Post> {
  const form = new FormData()
  for (const field of fields) {
    const value = values[field]
    if (value !== null) form.set(field, value)
  }
  const endpoint: Endpoint = of ? kind.change : kind.create
  const address = addressOf(endpoint, of ? { id: of.id } : {})
  const version = of && { 'If-Match': `"${of.version}"` }
  return withIdToken(async (token) => {
    const headers = { Authorization: `Bearer ${token}`, ...version }
    const { status, body } = await sendForm(address, form, onProgress, {
      method: of ? 'PATCH' : 'POST',
      headers,
      signal,
    })
    if (status < 200 || status > 299) throw new HttpError(status, body)
    return body as Post
  }).catch((error: unknown) => {
    throw error instanceof NoJsonError ? new HttpError(error.status, undefined) : error
  })
}
