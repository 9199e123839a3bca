import type { Count, Instant, Reference } from './values/formats.ts'
import type {
  DonationDocument,
  HandledStamp,
  MessageDocument,
  VolunteerDocument,
} from './stored/sent-forms.ts'

/** The lists of the inbox, named like their collections. */
export const INBOX_LISTS = ['donations', 'messages', 'volunteers', 'comments'] as const
export type InboxList = (typeof INBOX_LISTS)[number]

/** The lists that admins search. Comments have a search of their own, which the team uses too. */
export const SEARCHED_LISTS = ['donations', 'messages', 'volunteers'] as const satisfies readonly InboxList[]
export type SearchedList = (typeof SEARCHED_LISTS)[number]

/** How the office has dealt with a message or a volunteer offer. */
export const HANDLED_AS = ['answered', 'handled'] as const
export type HandledAs = (typeof HANDLED_AS)[number]
export type HandlingState = 'new' | HandledAs

export type DonationState = 'pledged' | 'received' | 'charging' | 'paid'

/** `sending` waits or is tried again, the others are not. `unknown`: nobody knows whether it was sent. */
export type ReplyState = 'sending' | 'sent' | 'unknown' | 'failed'

/** Returns whether a reply was not sent, or perhaps not: the office decides what to do. */
export const isUnsent = ({ state }: { state: ReplyState }): boolean =>
  state === 'failed' || state === 'unknown'

/** Returns whether the last reply to a message could not be sent. Old messages have no replies. */
export function isReplyFailed({ replies }: Pick<MessageDocument, 'replies'>): boolean {
  const last = replies?.at(-1)
  return last !== undefined && isUnsent(last)
}

/** The values that a saved reply names in braces. They are filled in when it is inserted. */
export const REPLY_VALUES = ['name', 'next event', 'office phone'] as const
export type ReplyValue = (typeof REPLY_VALUES)[number]

/** Returns whether a message or an offer is new. Old documents have no state. */
export const isNew = ({ state }: { state?: HandlingState }): boolean => state === undefined || state === 'new'

/** The filters of a list: all, new or done. */
export const SHOWN = ['all', 'new', 'done'] as const
export type Shown = (typeof SHOWN)[number]

/** The stored states of each filter. */
export const STATES = {
  messages: { new: ['new'], done: [...HANDLED_AS] },
  volunteers: { new: ['new'], done: [...HANDLED_AS] },
  donations: { new: ['pledged'], done: ['received', 'paid'] },
} as const satisfies Record<Exclude<InboxList, 'comments'>, Record<Exclude<Shown, 'all'>, readonly string[]>>

/** The periods of a list, in days. */
export const DAYS_BACK = ['30', '365', 'ever'] as const
export type DaysBack = (typeof DAYS_BACK)[number]

const DAY_MS = 86_400_000

/** Returns the start of a period, ISO 8601 UTC; undefined for `ever`. */
export const sinceOf = (back: DaysBack, now: number): string | undefined =>
  back === 'ever' ? undefined : new Date(now - Number(back) * DAY_MS).toISOString()

/** Who marked a form as done, and when. */
export type Handling<State extends string = HandlingState> = Required<Omit<HandledStamp, 'handler_uid'>> & {
  id: string
  state: State
}

/** How much of each kind waits for the office. What the user may not read is left out. */
export interface WaitingCounts {
  /** Pending applications. */
  applications?: Count
  donations?: Count
  messages?: Count
  volunteers?: Count
  comments?: Count
  /** E-mails that are not tried again. */
  failedMails?: Count
}

/** One result of a search, with everything that admins read of it. */
export type FoundForm = (MessageDocument | VolunteerDocument | DonationDocument) & { id: string }

/** A form that a bot seems to have sent, as admins read it. */
export interface Suspect {
  id: Reference
  list: InboxList
  /** As entered, as is everything below. */
  name: string
  email: string
  /** What it is about; '' for a comment. */
  subject: string
  words: string
  createdAt: Instant
  /** When it is deleted. */
  expiresAt: Instant
}
