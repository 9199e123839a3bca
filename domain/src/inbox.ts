import type {
  DonationDocument,
  HandledStamp,
  MessageDocument,
  VolunteerDocument,
} from './stored/sent-forms.ts'

/** What the forms of the public site bring, by the name of its collection. */
export const INBOX_LISTS = ['donations', 'messages', 'volunteers', 'comments'] as const
export type InboxList = (typeof INBOX_LISTS)[number]

/** How the office has dealt with a message or an offer of help. */
export const HANDLED_AS = ['answered', 'handled'] as const
export type HandledAs = (typeof HANDLED_AS)[number]
export type HandlingState = 'new' | HandledAs

export type DonationState = 'pledged' | 'received' | 'charging' | 'paid'

/** A message or an offer that still waits, whether or not its document says so. */
export const isNew = ({ state }: { state?: HandlingState }): boolean => state === undefined || state === 'new'

/** What is shown of each list: all of it, what waits for the office, or what it has dealt with. */
export const SHOWN = ['all', 'new', 'done'] as const
export type Shown = (typeof SHOWN)[number]

/** The states that each of them stands for, where a list has states. */
export const STATES = {
  messages: { new: ['new'], done: [...HANDLED_AS] },
  volunteers: { new: ['new'], done: [...HANDLED_AS] },
  donations: { new: ['pledged'], done: ['received', 'paid'] },
} as const satisfies Record<Exclude<InboxList, 'comments'>, Record<Exclude<Shown, 'all'>, readonly string[]>>

/** How many days back a list goes. */
export const DAYS_BACK = ['30', '365', 'ever'] as const
export type DaysBack = (typeof DAYS_BACK)[number]

const DAY_MS = 86_400_000

/** The instant from which a list shows, ISO 8601 UTC; undefined for all there is. */
export const sinceOf = (back: DaysBack, now: number): string | undefined =>
  back === 'ever' ? undefined : new Date(now - Number(back) * DAY_MS).toISOString()

/** What a mark on a form answers. */
export type Handling<State extends string = HandlingState> = Required<Omit<HandledStamp, 'handler_uid'>> & {
  id: string
  state: State
}

/** How many wait for the office; of what the asker may not see nothing is said. */
export type WaitingCounts = Partial<Record<InboxList, number>>

/** What a search among them found: everything that admins read of it. */
export type FoundForm = (MessageDocument | VolunteerDocument | DonationDocument) & { id: string }
