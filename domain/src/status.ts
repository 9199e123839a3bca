import type { Instant } from './values/formats.ts'

export const STATUSES = ['pending', 'approved', 'rejected'] as const
export type Status = (typeof STATUSES)[number]

/** The three stored fields of an application's status. They always change together. */
export interface StatusFields {
  status: Status
  is_approved: boolean
  is_rejected: boolean
}

/** Builds the three status fields. Nothing else writes them. */
export const statusFields = (status: Status): StatusFields => ({
  status,
  is_approved: status === 'approved',
  is_rejected: status === 'rejected',
})

/** Why and since when an approved user has no rights. It ends only when an admin ends it. */
export interface Suspension {
  at: Instant
  /** uid of the admin, 'operator' for `npm run restore`. */
  by: string
  /** Shown to the user as written. */
  reason: string
}

/** Returns whether a user has the rights of the role: approved, and not suspended. Every check of a right asks this. */
export const isActive = (user: { is_approved: boolean; suspended?: Suspension | null }): boolean =>
  user.is_approved && !user.suspended

/** Returns the status: approved if `is_approved`, else rejected if `is_rejected`, else pending. */
export function deriveStatus(user: { is_approved?: boolean; is_rejected?: boolean }): Status {
  if (user.is_approved) return 'approved'
  return user.is_rejected ? 'rejected' : 'pending'
}

/** A status as pages show it: a rejection is either to be corrected or final. */
type ShownStatus = Status | 'needsCorrection' | 'suspended'

/** Returns the status that pages show of a listed user. What is stored stays `rejected`. */
export function shownStatus(user: {
  is_approved?: boolean
  is_rejected?: boolean
  is_final: boolean
  suspended?: Suspension | null
}): ShownStatus {
  if (user.suspended) return 'suspended'
  const status = deriveStatus(user)
  return status === 'rejected' && !user.is_final ? 'needsCorrection' : status
}
