import type { EmailSide } from '../email-change.ts'
import type { Instant, InstantOrNone } from '../values/formats.ts'
import type { StoredTime } from './stored-time.ts'

/** A user's request to change the e-mail address. The id is the uid. */
export interface EmailChangeDocument {
  /** The new address. */
  email: string
  /** The address before the change. Documents of earlier versions lack it. */
  from?: string
  /** Names this change in its links, which nobody can make from it without a secret. */
  key: string
  /** ISO 8601 UTC at which each address said yes; '' before. */
  confirmed: Record<EmailSide, string>
  /** `moving`: both have said yes, and it is being stored; `refused`: the new address cannot be hers. */
  state: 'open' | 'moving' | 'done' | 'refused'
  /** ISO 8601 UTC until when the addresses can say yes. */
  until: string
  /** The same instant; Firestore forgets it some time after. */
  expiresAt: StoredTime
}

/** For how many hours the link for the first admin works. */
export const FIRST_ADMIN_HOURS = 1

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
