import type { InstantOrNone } from '../values/formats.ts'
import type { MailDocument } from '../stored/mail.ts'

/** The filters of the outbox. */
export const MAIL_FILTERS = ['waiting', 'failed', 'sent'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

/** The stored states of each filter. */
export const STATES_OF: Record<MailFilter, readonly MailDocument['state'][]> = {
  waiting: ['queued', 'sending', 'delivering'],
  failed: ['failed', 'unknown'],
  sent: ['sent'],
}

/** Returns whether an e-mail can be sent again now: it failed, may have failed, or waits for another attempt. */
export const canSendAgain = ({ state, attempts }: Pick<MailDocument, 'state' | 'attempts'>): boolean =>
  STATES_OF.failed.includes(state) || (state === 'queued' && attempts > 0)

/** Mails that any visitor can cause, to an address of somebody else. Others are never held back for their number. */
const VISITORS_MAILS: readonly MailDocument['template'][] = [
  'received',
  'confirmReminder',
  'newApplication',
  'message',
  'eventQuestion',
  'volunteer',
  'comment',
  'donationPledged',
]

/** Returns whether visitors can cause this e-mail without an account. */
export const isVisitorsMail = ({ template }: Pick<MailDocument, 'template'>): boolean =>
  VISITORS_MAILS.includes(template)

/** After so many minutes a queued e-mail is late: the job that sends it runs every minute. */
const LATE_MINUTES = 10

/**
 * The state of an e-mail as the office sees it. `held`: until a time. `limited`: the same, since visitors caused too many. `waiting`: for the first attempt. `late`: that attempt is overdue.
 * `retried`: after a failure. `unknown`: nobody knows whether it was sent.
 */
export type MailStanding =
  'held' | 'limited' | 'waiting' | 'late' | 'retried' | 'sending' | 'unknown' | 'sent' | 'failed'

/** Returns the state of an e-mail as the office sees it. */
export function mailStandingOf(
  { template, state, attempts, next, createdAt }: Omit<ListedMail, 'id' | 'to' | 'error'>,
  now = new Date(),
): MailStanding {
  if (state === 'sent' || state === 'failed' || state === 'unknown') return state
  const isAhead = next > now.toISOString()
  if (state !== 'queued') return isAhead ? 'sending' : 'late'
  if (attempts > 0) return 'retried'
  if (isAhead) return isVisitorsMail({ template }) ? 'limited' : 'held'
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
