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

/** Returns the status: approved if `is_approved`, else rejected if `is_rejected`, else pending. */
export function deriveStatus(user: { is_approved?: boolean; is_rejected?: boolean }): Status {
  if (user.is_approved) return 'approved'
  return user.is_rejected ? 'rejected' : 'pending'
}
