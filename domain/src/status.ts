export const STATUSES = ['pending', 'approved', 'rejected'] as const
export type Status = (typeof STATUSES)[number]

/** The three stored fields that say where an application stands; they always change together. */
export interface StatusFields {
  status: Status
  is_approved: boolean
  is_rejected: boolean
}

/** The only writer of the three status fields. */
export const statusFields = (status: Status): StatusFields => ({
  status,
  is_approved: status === 'approved',
  is_rejected: status === 'rejected',
})

/** Approved if `is_approved`; else rejected if `is_rejected`; else pending. */
export function deriveStatus(user: { is_approved?: boolean; is_rejected?: boolean }): Status {
  if (user.is_approved) return 'approved'
  return user.is_rejected ? 'rejected' : 'pending'
}
