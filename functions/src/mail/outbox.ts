import type { UserDocument } from 'domain/user.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { find, type Work } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** A mail that must reach a person; `mail/{id}` is the outbox. */
export interface MailDocument {
  to: string
  /** Whom it concerns: deleted with her account. */
  uid: string
  template: MailTemplate
  /** What the template needs beside the organisation. */
  data: Record<string, string>
  language: UserDocument['language']
  /** `queued` waits, `sending` is held by a sender, `failed` has been given up. */
  state: 'queued' | 'sending' | 'sent' | 'failed'
  attempts: number
  /** Why the last attempt failed, '' if it did not. */
  error: string
  /** ISO 8601 UTC before which no sender takes it; `NEVER` once it is sent or given up. */
  leaseUntil: string
  /** ISO 8601 UTC. */
  createdAt: string
  /** When Firestore may forget it: 30 days after it was sent. */
  expiresAt: Timestamp | null
}

export const NEVER = '9999-12-31T23:59:59.999Z'

/** Nobody is told of what is older: the sample people of the local suite were registered long ago. */
const OLD_NEWS = 24 * 3_600_000

/**
 * Puts a mail to a user into the outbox, in the transaction of the change that causes it.
 * @param occasion tells this mail from others of its template, so that a repeated request writes none twice.
 */
export function queueMail(
  work: Work,
  template: MailTemplate,
  to: { uid: string; user: Pick<UserDocument, 'email' | 'first_name' | 'language'> },
  occasion: { id: string; now: string; data?: Record<string, string> },
): void {
  if (Date.parse(occasion.now) < Date.now() - OLD_NEWS) return
  work.merge(refs.mail.doc(`${template}-${to.uid}-${occasion.id}`), {
    to: to.user.email,
    uid: to.uid,
    template,
    data: { first_name: to.user.first_name, ...occasion.data },
    language: to.user.language,
    state: 'queued',
    attempts: 0,
    error: '',
    leaseUntil: '',
    createdAt: occasion.now,
    expiresAt: null,
  })
}

/** Mails that are due: that wait, or whose sender was cut off. Those that wait longer cost no read. */
export const dueMails = (now: string) => find(refs.mail.where('leaseUntil', '<=', now))
