import { changePassword as endpoint } from 'domain/api/passwords.ts'
import { HttpError } from '#lib/http.ts'
import { isPassword } from './auth.ts'
import { callSignedIn } from './call-signed-in.ts'

let isOpen = false

/**
 * Stores a new password, which ends every session of hers; this page signs in again with it. Asked again, because no answer came, it
 * finds the new one in force and is done.
 * @throws HttpError 403 where the present one is wrong, and as `callSignedIn`
 */
export async function changePassword(current: string, password: string): Promise<void> {
  try {
    // what the last press has perhaps done has ended the session that would ask for it
    if (!(isOpen && (await isPassword(password)))) {
      await callSignedIn(endpoint, { current, password })
      await isPassword(password)
    }
    isOpen = false
  } catch (error) {
    isOpen = !(error instanceof HttpError) || error.status >= 500
    throw error
  }
}
