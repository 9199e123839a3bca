import type { StoredTime } from './stored-time.ts'
import type { UserDocument } from './user.ts'

/** How somebody stands, as far as decisions say. */
export type Decided = Pick<
  UserDocument,
  'status' | 'is_approved' | 'is_rejected' | 'rejection_reason' | 'approvedAt'
>

/** A decision on an application that can still be taken back; the id is her uid. */
export interface DecisionDocument {
  action: 'user:approve' | 'user:reject'
  /** uid of the admin who decided, and who alone may take it back. */
  by: string
  /** How she stood before, and stands again when it is taken back. */
  before: Decided
  /** What the decision made of her: anything else by now is somebody else's doing. */
  after: Decided & Pick<UserDocument, 'revision' | 'role'>
  /** Id of the mail that tells her. */
  mail: string
  isTakenBack: boolean
  /** Until when; Firestore forgets it some time after. */
  until: StoredTime
}
