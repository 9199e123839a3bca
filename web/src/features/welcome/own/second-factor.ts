import {
  addSecondFactor as addRow,
  confirmSecondFactor as confirmRow,
  removeSecondFactor as removeRow,
} from 'domain/api/second-factor.ts'
import { idToken, replaceSession, signInWithToken } from '#lib/firebase/auth.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { call } from '#lib/http/call.ts'

/** A secret for one-time codes, to show once. */
export interface NewSecret {
  secret: string
  /** The URL of its QR code. */
  picture: string
}

/** Makes a secret for one-time codes, and draws it for the camera of a phone. */
export async function addSecondFactor(password: string): Promise<NewSecret> {
  const [{ secret, uri }, { renderSVG }] = await Promise.all([
    callSignedIn(addRow, { password }),
    import('uqr'),
  ])
  return { secret, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` }
}

/** Turns one-time codes on, which ends every session, and signs this page in again. @returns recovery codes */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  // a new token, since the session ends during the call
  const token = await idToken(true)
  let codes: string[] = []
  await replaceSession(async () => {
    const { custom_token, recovery_codes } = await call(confirmRow, { code }, { token })
    codes = recovery_codes
    await signInWithToken(custom_token)
  })
  return codes
}

/** Turns one-time codes off. */
export const removeSecondFactor = (code: string) => callSignedIn(removeRow, { code })
