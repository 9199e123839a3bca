import { HttpError } from '../http.ts'
import { idToken } from './auth.ts'

/** How long the address of a file stays that the browser may still be saving. */
const KEPT_MS = 60_000

/**
 * Saves a file that is answered only to whoever is signed in: a link cannot bring the token.
 * @param address where it is answered, relative to our own origin
 * @param name as it is saved
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection, and for a file that broke off
 */
export async function saveFile(address: string, name: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await idToken()}`,
    'accept-language': document.documentElement.lang,
  }
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new HttpError(answer.status, await answer.json().catch(() => undefined))
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
