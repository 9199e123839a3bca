/** What no two users may have in common. */
export const UNIQUE_KINDS = ['email', 'username', 'cnic'] as const
export type UniqueKind = (typeof UNIQUE_KINDS)[number]

/** One e-mail address, username or CNIC that is taken. */
export interface UniqueDocument {
  uid: string
  kind: UniqueKind
  /** ISO 8601 UTC. */
  createdAt: string
}
