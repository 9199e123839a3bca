import type { WaitingCounts } from '../inbox.ts'
import type { Count, Instant, InstantOrNone, Month } from '../values/formats.ts'

/** Registrations of one month by their status today. */
export interface MonthOfMembers {
  /** In the office's time zone. */
  month: Month
  approved: Count
  waiting: Count
  rejected: Count
}

/** Posts and events written in one month. */
export interface MonthOfPosts {
  month: Month
  blogs: Count
  events: Count
}

/** How many donations, and their total in dollars. */
export interface Donations {
  count: Count
  sum: number
}

/** The donations to a cause, in dollars. `cause` and `title` are '' for donations without a cause. */
export interface CauseDonations {
  cause: string
  title: string
  received: number
  pledged: number
}

/** An application that waits for a decision. */
export interface WaitingApplication {
  id: string
  full_name: string
  /** When it was last sent. */
  since: Instant
}

/** The office's figures. */
export interface Overview {
  /** The last months, the oldest first. */
  members: MonthOfMembers[]
  posts: MonthOfPosts[]
  /** Waiting applications, the oldest first. */
  waiting: WaitingApplication[]
  /** How many more wait. */
  moreWaiting: Count
  /** Entries of the inbox that wait for the office. */
  unanswered: WaitingCounts
  pledged: Donations
  received: Donations
  causes: CauseDonations[]
  failedMails: Count
  /** Until when e-mails that visitors cause have to wait, since they caused too many this hour. */
  mailsWaitUntil: InstantOrNone
}
