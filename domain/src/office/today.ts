import type { WaitingCounts } from '../inbox.ts'
import type { Currency } from '../money/money.ts'
import type { Count, Day, InstantOrNone, Instant } from '../values/formats.ts'
import type { PostListName } from './managed-posts.ts'
import type { ListedMail } from './outbox.ts'
import type { DonationTotals, WaitingApplication } from './overview.ts'

/** The entry of a list that has waited longest. */
export interface OldestEntry {
  id: string
  /** Who sent it. */
  name: string
  /** Its subject, or the title of the post that it is about; '' if it has none. */
  about: string
  createdAt: Instant
}

/** A pledge that is still to be paid. */
export interface OpenPledge {
  id: string
  name: string
  amount: number
  currency: Currency
}

/** The next published event that has not begun. */
export interface NextEvent {
  id: string
  title: string
  date: Day
  time: string
  location: string
}

/** A post, event or page that was not published at its time, since the person who scheduled it may not write any more. */
export interface MissedPost {
  /** The tab that lists it. */
  tab: PostListName
  id: string
  title: string
  missed_at: Instant
}

/** What needs the office now. The totals of donations are in the chamber's currency. */
export interface Today extends DonationTotals {
  counts: WaitingCounts
  /** Waiting applications, the oldest first. */
  waiting: WaitingApplication[]
  /** How many more wait. */
  moreWaiting: Count
  message: OldestEntry | null
  offer: OldestEntry | null
  comment: OldestEntry | null
  /** Donations in other currencies, if there are any. */
  otherCurrencies: DonationTotals[]
  /** The oldest pledges. */
  pledges: OpenPledge[]
  /** E-mails of today that were sent. */
  sentMails: Count
  /** The e-mail that failed last. */
  failedMail: ListedMail | null
  /** At most five of each kind. */
  missed: MissedPost[]
  /** Until when e-mails that visitors cause have to wait, since they caused too many this hour. */
  mailsWaitUntil: InstantOrNone
  event: NextEvent | null
  /** Approved members. */
  members: Count
  /** Who has applied since this month began. */
  applied: Count
  /** Posts, events and pages that are not published. */
  drafts: Count
}
