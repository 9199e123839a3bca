import { resubmit } from 'domain/api/accounts.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { changedFields } from '#components/application/changed-fields.ts'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { serverMessage } from '#lib/http.ts'
import type { CorrectionValues } from './correction-values.ts'

/** What became of a correction: the application as it is now, or why it was not sent. */
export type CorrectionOutcome = { user: User } | { refusal: string; isUnchanged?: true }

/**
 * Sends what differs from what is stored. Sent again, because no answer came, it counts once: the revision says which was corrected.
 * @throws if no answer came
 */
export async function sendCorrection(
  user: UserDocument,
  values: CorrectionValues,
  texts: Texts,
  onProgress: (percent: number) => void,
): Promise<CorrectionOutcome> {
  const fields = changedFields(user, values)
  if (Object.keys(fields).length === 0) return { refusal: texts.users.nothingCorrected, isUnchanged: true }
  const { revision } = user
  const { status, body } = await sendFormSignedIn(resubmit, { method: 'POST', fields, revision, onProgress })
  if (status >= 200 && status < 300) return { user: body as User }
  return { refusal: serverMessage(body) ?? texts.forms.failed }
}
