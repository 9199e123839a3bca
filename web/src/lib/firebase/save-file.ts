import { HttpError } from '../http/http.ts'
import { withIdToken } from './call-signed-in.ts'

/** How long the object URL stays valid while the browser saves the file, in milliseconds. */
const KEPT_MS = 60_000

/** Fetches a file. @throws HttpError for any answer that is not 2xx; TypeError if the connection fails */
async function fetchFile(address: string, token: string, more: Record<string, string>): Promise<Blob> {
  const headers = {
    ...more,
    authorization: `Bearer ${token}`,
    'accept-language': document.documentElement.lang,
  }
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new HttpError(answer.status, await answer.json().catch(() => undefined))
  return answer.blob()
}

/**
 * Saves a file that only signed-in users may read. A plain link cannot send the token.
 * @param address URL of the file, relative to our own origin
 * @param name file name to save it under
 * @param headers values that must not appear in the URL, which logs keep
 * @param about what the user is about to do, if the server asks for a fresh sign-in
 * @throws as `fetchFile`; an Error if nobody is signed in
 */
export async function saveFile(
  address: string,
  name: string,
  headers: Record<string, string> = {},
  about?: string,
): Promise<void> {
  const url = URL.createObjectURL(await withIdToken((token) => fetchFile(address, token, headers), about))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
