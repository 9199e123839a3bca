import type { Count, Instant, InstantOrNone } from '../../values/formats.ts'

/** A part of the daily job. */
export type DailyStep = 'removal' | 'index' | 'states' | 'suspects'

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
  /** Shards of the users' index that it could not compare. */
  failedShards: readonly number[]
}
