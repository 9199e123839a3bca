import { changeProfile, removePhotograph } from 'domain/api/accounts.ts'
import { changeEmail, keepEmail, mailEmailLinks } from 'domain/api/email-change.ts'
import {
  addSecondFactor as addRow,
  confirmSecondFactor as confirmRow,
  removeSecondFactor as removeRow,
} from 'domain/api/second-factor.ts'
import type { User } from 'domain/user.ts'
import { idToken, replaceSession, signInWithToken } from '#lib/firebase/auth.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { call } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'

export { changePassword } from '#lib/firebase/change-password.ts'
export { useEmailChange } from '#lib/firebase/use-email-change.ts'

/** Saves what has changed of the own details. Returns the user as stored. */
export const saveDetails = (changes: Record<string, string | File>): Promise<User> =>
  callSignedIn(changeProfile, changes)

/**
 * Saves a new profile picture.
 * @param onProgress gets the percentage that has been sent
 * @throws HttpError if it is refused; Error if no answer came
 */
export async function savePicture(picture: File, onProgress: (percent: number) => void): Promise<void> {
  const { status, body } = await sendFormSignedIn(changeProfile, {
    method: 'PATCH',
    fields: { profile_image: picture },
    onProgress,
  })
  if (status < 200 || status >= 300) throw new HttpError(status, body)
}

/** Removes the profile picture. */
export const removePicture = () => callSignedIn(removePhotograph, {})

/** Asks for another e-mail address. Both addresses get a link to confirm it. */
export const askForEmailChange = (wanted: { email: string; password: string }) =>
  callSignedIn(changeEmail, wanted)

/** Sends the links that are still to be confirmed again. */
export const sendEmailLinks = () => callSignedIn(mailEmailLinks, {})

/** Cancels a change of e-mail. */
export const cancelEmailChange = () => callSignedIn(keepEmail, {})

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
