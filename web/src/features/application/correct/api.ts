// only the late forms import this: it brings the schemas of what they send
import { resubmit, sendAppeal } from 'domain/api/accounts.ts'
import type { PointAnswer } from 'domain/decisions/reasons.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { PageTexts } from 'domain/texts/pages-en.ts'
import type { User } from 'domain/user.ts'
import { saySlowLine } from '#components/forms/slow-line.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { sendFormSignedIn } from '#lib/firebase/send-form-signed-in.ts'
import { messagesInFields, serverMessage } from '#lib/http/http.ts'

/** The outcome of a correction: the application as it is now, or why it was not sent. */
type CorrectionOutcome =
  | { user: User }
  | { refusal: string; isUnchanged?: true; /** Its messages by field. */ fields?: Record<string, string> }

/** What an applicant sends again. */
export interface Correction {
  user: UserDocument
  /** What differs from the stored application. */
  fields: Record<string, string | File>
  /** Why points of a rejection are correct as they were. */
  answers?: readonly PointAnswer[]
}

/**
 * Sends what was changed and answered. A repeated request counts once, since it names the revision.
 * @throws Error if no answer came
 */
export async function sendCorrection(
  { user, fields, answers = [] }: Correction,
  texts: PageTexts,
  onProgress: (percent: number) => void,
): Promise<CorrectionOutcome> {
  if (Object.keys(fields).length + answers.length === 0)
    return { refusal: texts.users.nothingCorrected, isUnchanged: true }
  const { revision } = user
  const { status, body } = await sendFormSignedIn(resubmit, {
    method: 'POST',
    fields: { ...fields, ...(answers.length > 0 && { answers: JSON.stringify(answers) }) },
    revision,
    onProgress,
    onSlowLine: () => saySlowLine(texts),
  })
  if (status >= 200 && status < 300) return { user: body as User }
  return { refusal: serverMessage(body) ?? texts.forms.failed, fields: messagesInFields(body) }
}

/**
 * Asks the office to read an unchanged application again. Returns the application as it is now.
 * @throws HttpError if it is refused; Error if no answer came
 */
export const askForReview = (appeal: string, revision: number): Promise<User> =>
  callSignedIn(sendAppeal, { appeal, revision })
