import type { Rejection, Resubmission } from '../decisions/reasons.ts'
import { DOCUMENT_NAMES, type DocumentName } from '../documents.ts'
import { sentFields } from '../user.ts'
import { CORRECTABLE_FIELDS } from '../user-fields.ts'
import { pick } from '../values/collections.ts'
import type { Count, Instant } from '../values/formats.ts'
import type { UserDocument } from './user.ts'

const ATTEMPT_FIELDS = [...CORRECTABLE_FIELDS, ...DOCUMENT_NAMES]

/** The values and pictures of an application as they were sent. */
type SentFields = Pick<UserDocument, (typeof CORRECTABLE_FIELDS)[number] | DocumentName>

/** An application as it was before a correction. The id is `{uid}-{revision}`. */
export interface AttemptDocument {
  uid: string
  revision: Count
  /** When it was sent. */
  sentAt: Instant
  sent: SentFields
  /** Why this attempt was rejected; `null` if it was corrected before a decision. */
  rejection: Rejection | null
  /** What had been changed since an earlier attempt, and why other points were correct. */
  resubmission: Resubmission | null
}

/** Returns what a user sent last, as an attempt. */
export function attemptOf(user: UserDocument): Omit<AttemptDocument, 'uid'> {
  const { rejection, resubmission, sentAt } = sentFields(user)
  return {
    revision: user.revision,
    sentAt,
    sent: pick(user, ATTEMPT_FIELDS),
    rejection: user.is_rejected ? rejection : null,
    resubmission,
  }
}
