import type { Count, Instant } from '../values/formats.ts'
import type { MailTemplate } from '../texts/mails/mails-en.ts'
import type { StoredTime } from './stored-time.ts'
import type { UserDocument } from './user.ts'

/** An e-mail to a person. The collection is the outbox. */
export interface MailDocument {
  to: string
  /** The user it is about, deleted with the account; 'visitor' for a form sent without signing in, 'deleted' for a deleted account. */
  uid: string
  template: MailTemplate
  /** Values for the template, beside those of the organisation. */
  data: Record<string, string>
  language: UserDocument['language']
  /**
   * `queued` waits, `sending` has a sender, `delivering`: the mail server is getting it. None of the others is tried again:
   * `unknown`: its sender died while delivering, or the server never said whether it took it.
   */
  state: 'queued' | 'sending' | 'delivering' | 'sent' | 'unknown' | 'failed'
  attempts: Count
  /** Codes of why the last attempt failed; '' if it did not. */
  error: string
  /** No sender takes it before. The year 9999 once it is not tried again. */
  leaseUntil: Instant
  createdAt: Instant
  /** When Firestore may delete it: 30 days after the last attempt. */
  expiresAt: StoredTime | null
}
