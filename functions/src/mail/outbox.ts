import type { UserDocument } from 'domain/user.ts'
import type { Work } from '../cloud/store.ts'
import { refs } from '../refs.ts'

export type MailTemplate = 'received' | 'approved' | 'rejected'

/** A mail that must reach a person; `mail/{id}` is the outbox. */
export interface MailDocument {
  to: string
  /** Whom it concerns: deleted with her account. */
  uid: string
  template: MailTemplate
  /** What the template needs beside the organisation. */
  data: Record<string, string>
  language: UserDocument['language']
  state: 'queued' | 'sending' | 'sent' | 'failed'
  attempts: number
  /** ISO 8601 UTC until when a sender holds it, '' while nobody does. */
  leaseUntil: string
  /** ISO 8601 UTC. */
  createdAt: string
}

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
  work.merge(refs.mail.doc(`${template}-${to.uid}-${occasion.id}`), {
    to: to.user.email,
    uid: to.uid,
    template,
    data: { first_name: to.user.first_name, ...occasion.data },
    language: to.user.language,
    state: 'queued',
    attempts: 0,
    leaseUntil: '',
    createdAt: occasion.now,
  })
}
