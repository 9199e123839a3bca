import type { InstantOrNone } from '../values/formats.ts'
import type { MailDocument } from '../stored/mail.ts'

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

/** Minutes after which a mail that nobody has taken is late: the job of every minute has come by since. */
const LATE_MINUTES = 10

/**
 * Where a mail stands, for whoever waits for it: `held` until a time, `waiting` for its first attempt, `late` with it, `retried` after a
 * failure; `sending`; `unknown` where a sender fell silent and another one will take it; `sent`; `failed` for good.
 */
export type MailStanding = 'held' | 'waiting' | 'late' | 'retried' | 'sending' | 'unknown' | 'sent' | 'failed'

export function standingOf(
  { state, attempts, next, createdAt }: Pick<ListedMail, 'state' | 'attempts' | 'next' | 'createdAt'>,
  now = new Date(),
): MailStanding {
  if (state === 'sent' || state === 'failed') return state
  const isAhead = next > now.toISOString()
  if (state === 'sending') return isAhead ? 'sending' : 'unknown'
  if (attempts > 0) return 'retried'
  if (isAhead) return 'held'
  return now.getTime() - Date.parse(createdAt) > LATE_MINUTES * 60_000 ? 'late' : 'waiting'
}

/** An e-mail as the office sees it: its recipient and template, never its text. */
export interface ListedMail extends Pick<
  MailDocument,
  'to' | 'template' | 'state' | 'attempts' | 'error' | 'createdAt'
> {
  id: string
  /** The next attempt. */
  next: InstantOrNone
}
