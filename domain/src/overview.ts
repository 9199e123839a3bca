import type { WaitingCounts } from './inbox.ts'

/** Who registered in a month, by where they stand today. */
export interface MonthOfMembers {
  /** YYYY-MM, where the office is. */
  month: string
  approved: number
  waiting: number
  rejected: number
}

export interface MonthOfPosts {
  month: string
  blogs: number
  events: number
}

/** How many gifts, and their sum in dollars. */
export interface Gifts {
  count: number
  sum: number
}

/** What has come in for a cause, in dollars; `cause` and `title` are '' where it is needed most. */
export interface CauseGifts {
  cause: string
  title: string
  received: number
  pledged: number
}

/** What the office sees first in the morning. */
export interface Overview {
  /** The last months, the oldest first. */
  members: MonthOfMembers[]
  posts: MonthOfPosts[]
  /** Applications that wait: since when (ISO 8601 UTC) and whose, the oldest first. */
  waiting: { id: string; full_name: string; since: string }[]
  /** How many wait beyond those. */
  moreWaiting: number
  /** What people sent that nobody has answered or decided on. */
  unanswered: WaitingCounts
  pledged: Gifts
  received: Gifts
  causes: CauseGifts[]
  /** Mails that were given up. */
  failedMails: number
}
