import type { RemovalDocument } from '../stored/audit.ts'
import type { TermName, Terms } from '../limits.ts'
import type { Currency } from '../money/money.ts'
import type { Count, Day, Instant, Month } from '../values/formats.ts'

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

/** How many donations, and their total. */
export interface Donations {
  count: Count
  sum: number
}

/** The donations in one currency. Amounts of different currencies are never added. */
export interface DonationTotals {
  currency: Currency
  pledged: Donations
  received: Donations
}

/** The donations to a cause, in the currency of the totals. `cause` and `title` are '' for donations without a cause. */
interface CauseDonations {
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

/** The donations in one currency, and to which causes. */
export interface DonationFigures extends DonationTotals {
  causes: CauseDonations[]
}

/** The office's figures. Those of donations are in the chamber's currency. */
export interface Overview extends DonationFigures {
  /** The last months, the oldest first. */
  members: MonthOfMembers[]
  posts: MonthOfPosts[]
  /** Waiting applications, the oldest first. */
  waiting: WaitingApplication[]
  /** How many more wait. */
  moreWaiting: Count
  /** Donations in other currencies, if there are any. */
  otherCurrencies: DonationFigures[]
}

/** A run of the daily removal. */
export interface RemovalRun extends RemovalDocument {
  day: Day
}

/** Something that the daily removal removes soon: the data of a person, or a form. */
export interface Upcoming {
  term: TermName
  /** The uid of a person, or the reference of a form. */
  id: string
  /** The name of a person, or the reference of a form. */
  name: string
  /** From when its term counts. */
  since: Instant
  /** When it is removed at the earliest. */
  at: Instant
}

/** How long data is kept, what goes next and what was removed. */
export interface DataKept {
  /** The chamber's terms, in days. */
  terms: Terms
  /** How much is stored now: people with card pictures, rejected or unconfirmed applications, forms, lines. */
  stored: Record<TermName | 'donations' | 'members', Count>
  /** What goes in the next seven days, the earliest first; at most a hundred. Lines of activity are not listed. */
  upcoming: Upcoming[]
  /** How much else goes in these days. */
  moreUpcoming: Count
  /** The runs of the last 30 days, the latest first. */
  runs: RemovalRun[]
}
