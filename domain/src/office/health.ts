import type { DailyStep, HealthDocument } from '../stored/site/health.ts'
import type { PublishedDocument } from '../stored/site/published.ts'
import type { Count, InstantOrNone } from '../values/formats.ts'

/** What can be wrong, in the order in which it is listed. */
export const HEALTH_CODES = [
  'check',
  'address',
  'certificate',
  'publishing',
  'paused',
  'mails',
  'retries',
  'claims',
  'intents',
  'daily',
  'shards',
  'backup',
  'accounts',
  'files',
] as const
export type HealthCode = (typeof HEALTH_CODES)[number]

/** Something that does not work. */
export interface HealthProblem {
  code: HealthCode
  /** '' if nobody knows, or if it never happened. */
  since: InstantOrNone
  /** How many e-mails or shards, or days that a certificate is still valid; else 0. */
  count: Count
  /** What the daily job could not do; empty if it did not run. */
  steps: readonly DailyStep[]
  /** Why publishing is paused. */
  reason?: string
}

/** Minutes after which interrupted work is wrong: the job of every minute has tried it as often. */
const WORK_MINUTES = 30
/** Hours after which the daily job is overdue. */
const DAILY_HOURS = 26
/** Minutes after which an address that cannot be opened is wrong: less may be the connection. */
const ADDRESS_MINUTES = 5
/** Hours after which nobody publishes: the publisher does so each night, also without a change. */
const PUBLISH_HOURS = 26
/** Hours after which a copy of the database, the accounts or the files is too old: there is one a day, and it takes hours. */
const BACKUP_HOURS = 48
/** Days before its end when a certificate should have been renewed: the platform does it a month before. */
const CERTIFICATE_DAYS = 14
/** Hours after which the check itself is overdue: it writes hourly. */
const CHECK_HOURS = 2

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the whole days until a time; 0 if it is over. */
export const daysUntil = (at: string, now = new Date()): Count =>
  Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / DAY))

/**
 * Returns since when the site is not published, `''` while it is: the last attempt failed, or there is none any more.
 * @param before what was found before
 */
export function unpublishedSince(
  published: Partial<PublishedDocument> | null | undefined,
  before: InstantOrNone,
  now = new Date(),
): InstantOrNone {
  const { problem, paused, readAt = '' } = published ?? {}
  if (problem) return before || problem.at
  const hasStopped = now.getTime() - Date.parse(readAt) > PUBLISH_HOURS * HOUR
  return hasStopped && !paused ? readAt : ''
}

/** Lists what is wrong. The dashboard, the e-mail of the day and the check of production ask this. */
export function problemsOf(health: HealthDocument, now = new Date()): HealthProblem[] {
  const { firstAt, checkedAt, dailyAt, dailyFailed, failedShards, failedMails, backup, address } = health
  const { accountsCopiedAt = '', filesCopiedAt } = health
  const isOlder = (at: InstantOrNone, limit: number) => at !== '' && now.getTime() - Date.parse(at) > limit
  // the shards say why the comparison of the index failed
  const steps = dailyFailed.filter((step) => step !== 'index' || failedShards.length === 0)
  const until = address?.certificateUntil ?? ''
  const hasEnded = isOlder(until, 0)
  const isDailyLate = isOlder(dailyAt || firstAt, DAILY_HOURS * HOUR)
  const found: Record<HealthCode, (Partial<HealthProblem> & { since: InstantOrNone }) | false> = {
    check: isOlder(checkedAt, CHECK_HOURS * HOUR) && { since: checkedAt },
    // the end of its certificate says why an address cannot be opened
    address: !!address &&
      !hasEnded &&
      isOlder(address.failedSince, ADDRESS_MINUTES * MINUTE) && { since: address.failedSince },
    certificate: until !== '' &&
      daysUntil(until, now) < CERTIFICATE_DAYS && { since: '', count: daysUntil(until, now) },
    publishing: health.publishingSince !== '' && { since: health.publishingSince },
    paused: !!health.pausedSince && { since: health.pausedSince, reason: health.pauseReason ?? '' },
    mails: failedMails > 0 && { since: '', count: failedMails },
    retries: !!health.retriedMails && { since: '', count: health.retriedMails },
    claims: isOlder(health.claimsSince, WORK_MINUTES * MINUTE) && { since: health.claimsSince },
    intents: isOlder(health.intentsSince, WORK_MINUTES * MINUTE) && { since: health.intentsSince },
    daily: (isDailyLate || steps.length > 0) && { since: dailyAt, steps: isDailyLate ? [] : steps },
    shards: failedShards.length > 0 && { since: dailyAt, count: failedShards.length },
    backup: !!backup && isOlder(backup.at || firstAt, BACKUP_HOURS * HOUR) && { since: backup.at },
    // emulators have no copies
    accounts: !!backup &&
      isOlder(accountsCopiedAt || firstAt, BACKUP_HOURS * HOUR) && { since: accountsCopiedAt },
    files: filesCopiedAt !== undefined &&
      isOlder(filesCopiedAt || firstAt, BACKUP_HOURS * HOUR) && { since: filesCopiedAt },
  }
  return HEALTH_CODES.flatMap((code) => {
    const problem = found[code]
    return problem ? [{ code, count: 0, steps: [], ...problem }] : []
  })
}
