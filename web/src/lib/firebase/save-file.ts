import { HttpError } from '../http.ts'
import { withIdToken } from './with-id-token.ts'

/** How long the address of a file stays that the browser may still be saving. */
const KEPT_MS = 60_000

/** @throws HttpError for any answer that is not 2xx; TypeError without a connection, and for a file that broke off */
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
 * Saves a file that is answered only to whoever is signed in: a link cannot bring the token.
 * @param address where it is answered, relative to our own origin
 * @param name as it is saved
 * @param headers what does not belong into an address that logs keep
 * @throws as `fetchFile`; an Error if nobody is signed in
 */
export async function saveFile(
  address: string,
  name: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const url = URL.createObjectURL(await withIdToken((token) => fetchFile(address, token, headers)))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
