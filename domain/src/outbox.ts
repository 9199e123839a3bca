import type { MailDocument } from './stored/mail.ts'

/** What the outbox is asked for. */
export const MAIL_FILTERS = ['waiting', 'failed', 'sent'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

/** The stored states that each of them stands for. */
export const STATES_OF: Record<MailFilter, readonly MailDocument['state'][]> = {
  waiting: ['queued', 'sending'],
  failed: ['failed'],
  sent: ['sent'],
}

/** Whether somebody may have it sent at once: it was given up, or failed before and waits for its next attempt. */
export const canSendAgain = ({ state, attempts }: Pick<MailDocument, 'state' | 'attempts'>): boolean =>
  state === 'failed' || (state === 'queued' && attempts > 0)

/** A mail as the office sees it: to whom and about what, never what it says. */
export interface ListedMail extends Pick<
  MailDocument,
  'to' | 'template' | 'state' | 'attempts' | 'error' | 'createdAt'
> {
  id: string
  /** ISO 8601 UTC of the next attempt, '' where there is none to come. */
  next: string
}
