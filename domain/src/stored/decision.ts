import type { StoredTime } from './stored-time.ts'
import type { UserDocument } from './user.ts'
import type { Count, Instant } from '../values/formats.ts'
import type { Role } from '../permissions.ts'

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
  /** uid of the admin who decided, and who alone may undo it. */
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

/** A decision on an application, or the applicant's answer to one. */
export interface PastDecision {
  action: DecisionDocument['action'] | 'user:appeal' | 'user:role' | 'user:suspend' | 'user:reinstate'
  /** uid of the admin, or `operator` for the command line. */
  by: string
  at: Instant
  /** The new role, of a change of role. */
  role?: Role
  /** The reason as the applicant read it, or the applicant's own message; '' for an approval. */
  reason: string
  /** What the admin wrote for the office, if anything. The applicant never gets it. */
  office_note?: string
  /** The revision that was decided on, or that was sent again. */
  revision: Count
}

/** The last decisions on a user that were not undone, and the applicant's replies, oldest first. The id is the uid. */
export interface HistoryDocument {
  decisions: PastDecision[]
}
