import { changePassword as endpoint } from 'domain/api/passwords.ts'
import { call } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'
import { idToken, isPassword, replaceSession, signInWithToken } from '../auth.ts'

let isOpen = false

/**
 * Changes the password, which ends every session, and signs this page in again. If an earlier call got no
 * answer but did succeed, calling it again succeeds.
 * @throws HttpError 403 if the current password is wrong, and as `call`
 */
export async function changePassword(current: string, password: string): Promise<void> {
  try {
    // the earlier call may have changed the password and ended the session
    if (isOpen && (await isPassword(password))) isOpen = false
    else await change(current, password)
  } catch (error) {
    isOpen = !(error instanceof HttpError) || error.status >= 500
    throw error
  }
}

async function change(current: string, password: string): Promise<void> {
  // a new token, since the session ends during the call
  const token = await idToken(true)
  await replaceSession(async () => {
    const { custom_token } = await call(endpoint, { current, password }, { token })
    // with one-time codes the password alone would not be enough
    if (custom_token) await signInWithToken(custom_token)
    else await isPassword(password)
  })
  isOpen = false
}
