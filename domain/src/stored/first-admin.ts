import type { Instant, InstantOrNone } from '../values/formats.ts'
import type { StoredTime } from './stored-time.ts'

/** The link for the first admin, which `npm run setup` makes. It names nobody: the address is in the code. */
export interface FirstAdminDocument {
  /** Of the code in the link, which nobody can make from it. */
  hash: string
  /** Until when the link works. */
  until: Instant
  /** When it made the account; '' before. */
  usedAt: InstantOrNone
  /** A day later; Firestore deletes it some time after. */
  expiresAt: StoredTime
}
