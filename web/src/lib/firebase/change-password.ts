import { changePassword as endpoint } from 'domain/api/passwords.ts'
import { call } from '#lib/call.ts'
import { HttpError } from '#lib/http.ts'
import { idToken, isPassword, replaceSession } from './auth.ts'

let isOpen = false

/**
 * Stores a new password, which ends every session of hers; this page signs in again with it. Asked again, because no answer came, it
 * finds the new one in force and is done.
 * @throws HttpError 403 where the present one is wrong, and as `call`
 */
export async function changePassword(current: string, password: string): Promise<void> {
  try {
    // what the last press has perhaps done has ended the session that would ask for it
    if (isOpen && (await isPassword(password))) isOpen = false
    else await change(current, password)
  } catch (error) {
    isOpen = !(error instanceof HttpError) || error.status >= 500
    throw error
  }
}

async function change(current: string, password: string): Promise<void> {
  // a new one, since nothing can be tried again with another once it is under way
  const token = await idToken(true)
  await replaceSession(async () => {
    await call(endpoint, { current, password }, { token })
    await isPassword(password)
  })
  isOpen = false
}
