import type { Count, Instant } from '../values/formats.ts'
import type { Role } from '../permissions.ts'
import type { DecisionDocument } from './decision.ts'

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
