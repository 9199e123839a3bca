import type { MailTemplate } from '../texts/mails-en.ts'
import type { StoredTime } from './stored-time.ts'
import type { UserDocument } from './user.ts'

/** A mail that must reach a person; the collection is the outbox. */
export interface MailDocument {
  to: string
  /** Whom it concerns: deleted with her account. 'visitor' for who sent a form without being signed in. */
  uid: string
  template: MailTemplate
  /** What the template needs beside the organisation. */
  data: Record<string, string>
  language: UserDocument['language']
  /** `queued` waits, `sending` is being sent, `failed` has been given up. */
  state: 'queued' | 'sending' | 'sent' | 'failed'
  attempts: number
  /** Why the last attempt failed, in codes; '' if it did not. */
  error: string
  /** ISO 8601 UTC before which no sender takes it; the year 9999 once it is sent or given up. */
  leaseUntil: string
  /** ISO 8601 UTC. */
  createdAt: string
  /** When Firestore may forget it: 30 days after it was sent or given up. */
  expiresAt: StoredTime | null
}
