import type { StoredTime } from './stored-time.ts'
import type { UserDocument } from './user.ts'

/** What of a user decisions change. Documents of earlier versions do not have `resubmission`. */
export type Decided = Pick<
  UserDocument,
  | 'status'
  | 'is_approved'
  | 'is_rejected'
  | 'rejection_reason'
  | 'rejection'
  | 'resubmission'
  | 'approvedAt'
  | 'role'
  | 'suspended'
>

/** A decision on an application that can still be undone. The id is the applicant's uid. */
export interface DecisionDocument {
  action: 'user:approve' | 'user:reject'
  /** uid of the admin who decided, and who alone may take it back. */
  by: string
  /** The revision that it was about. Documents of earlier versions do not have it. */
  revision?: number
  /** The status before the decision, restored by an undo. */
  before: Decided
  /** The status after the decision. If it differs now, somebody else has changed it. */
  after: Decided & Pick<UserDocument, 'revision'>
  /** Id of the mail that tells the applicant. */
  mail: string
  isTakenBack: boolean
  /** Until when; Firestore forgets it some time after. */
  until: StoredTime
}
