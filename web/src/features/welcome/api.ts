import { changeProfile, removeProfilePicture } from 'domain/api/accounts.ts'
import { changeEmail, keepEmail, mailEmailLinks } from 'domain/api/email-change.ts'
import type { User } from 'domain/user.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { HttpError } from '#lib/http/http.ts'

export { changePassword } from '#lib/firebase/password/change-password.ts'
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
export const removePicture = () => callSignedIn(removeProfilePicture, {})

/** Asks for another e-mail address. Both addresses get a link to confirm it. */
export const askForEmailChange = (wanted: { email: string; password: string }) =>
  callSignedIn(changeEmail, wanted)

/** Sends the links that are still to be confirmed again. */
export const sendEmailLinks = () => callSignedIn(mailEmailLinks, {})

/** Cancels a change of e-mail. */
export const cancelEmailChange = () => callSignedIn(keepEmail, {})
