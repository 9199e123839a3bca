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

/** By which key the reservations were made: with another one, what is taken would be free again. */
export interface UniquesKeyDocument {
  /** HMAC of a constant under the key, which tells nothing of it. */
  check: string
  /** ISO 8601 UTC of the first registration. */
  createdAt: string
}
