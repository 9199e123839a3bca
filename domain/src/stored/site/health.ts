import type { Count, Instant, InstantOrNone } from '../../values/formats.ts'

/** A part of the daily job. */
export type DailyStep = 'removal' | 'index' | 'states' | 'suspects'

/** The newest copy that Google has made of the database. */
interface Backup {
  /** Which moment it is of; '' if there is none yet, or if nobody could look. */
  at: InstantOrNone
  bytes: Count
}

/** What the site's own address answered. */
interface OwnAddress {
  /** Since when it could not be opened; '' if it can. */
  failedSince: InstantOrNone
  /** When its certificate ends; '' before it was opened once. */
  certificateUntil: InstantOrNone
}

/** `site/health`: what does not work. It names nobody. */
export interface HealthDocument {
  /** When the first check of all was. */
  firstAt: Instant
  /** When it was last written: at a change, else hourly. */
  checkedAt: Instant
  /** From when the job of every minute could act on the oldest intent that is still there; '' for none. */
  intentsSince: InstantOrNone
  /** Since when checks have found users whose claims do not follow their decision; '' for none. */
  claimsSince: InstantOrNone
  /** E-mails that were not sent, or perhaps not. */
  failedMails: Count
  /** E-mails that still wait after half an hour of failed attempts; absent before the first check that counted them. */
  retriedMails?: Count
  /** Since when the site could not be published; '' if it can. */
  publishingSince: InstantOrNone
  /** Since when publishing is paused; '' or absent if it is not. */
  pausedSince?: InstantOrNone
  /** Why. */
  pauseReason?: string
  /** Start of the last daily job that came to its end; '' before the first. */
  dailyAt: InstantOrNone
  /** What it could not do. */
  dailyFailed: readonly DailyStep[]
  /** How many people, forms and lines it removed; absent if it did not note it. */
  dailyRemoved?: Count
  /** Shards of the users' index that it could not compare. */
  failedShards: readonly number[]
  /** When a copy of the accounts was last made; absent before the first. */
  accountsCopiedAt?: Instant
  /** When a backup of this project was last restored into another one, to test it; absent if nobody did. */
  restoreTestedAt?: Instant
  /** When the fields below were last looked at: each hour. Absent before, and on emulators. */
  lookedAt?: Instant
  backup?: Backup
  /** When the files were last copied without an error; '' if they never were. */
  filesCopiedAt?: InstantOrNone
  address?: OwnAddress
}
