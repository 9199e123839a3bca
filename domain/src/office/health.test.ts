import { expect, test } from 'vitest'
import type { HealthDocument } from '../stored/site/health.ts'
import { problemsOf, unpublishedSince } from './health.ts'
import { isWorthTelling, NOTHING_WAITS } from './office-mails.ts'

const NOW = new Date('2027-03-08T12:00:00.000Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

const WELL: HealthDocument = {
  firstAt: '2027-01-01T00:00:00.000Z',
  checkedAt: before(60),
  intentsSince: '',
  claimsSince: '',
  failedMails: 0,
  publishingSince: '',
  dailyAt: before(14 * 60),
  dailyFailed: [],
  failedShards: [],
}
/** @param days until its certificate ends */
const address = (failedSince: string, days = 60) => ({
  failedSince,
  certificateUntil: before(-days * 24 * 60),
})
/** @param minutes since the accounts were copied */
const copied = (minutes: number) => ({
  backup: { at: before(0), bytes: 1 },
  accountsCopiedAt: before(minutes),
})
const codes = (changes: Partial<HealthDocument>) =>
  problemsOf({ ...WELL, ...changes }, NOW).map(({ code }) => code)

test('nothing is wrong where everything works', () => {
  expect(codes({})).toEqual([])
})

test.each<[string, Partial<HealthDocument>, Partial<HealthDocument>]>([
  ['check', { checkedAt: before(120) }, { checkedAt: before(121) }],
  ['intents', { intentsSince: before(30) }, { intentsSince: before(31) }],
  ['claims', { claimsSince: before(30) }, { claimsSince: before(31) }],
  ['mails', { failedMails: 0 }, { failedMails: 1 }],
  ['retries', { retriedMails: 0 }, { retriedMails: 1 }],
  ['address', { address: address(before(5)) }, { address: address(before(6)) }],
  ['certificate', { address: address('', 14) }, { address: address('', 13) }],
  [
    'backup',
    { ...copied(0), backup: { at: before(48 * 60), bytes: 1 } },
    { ...copied(0), backup: { at: before(48 * 60 + 1), bytes: 1 } },
  ],
  ['accounts', copied(48 * 60), copied(48 * 60 + 1)],
  ['files', { filesCopiedAt: before(48 * 60) }, { filesCopiedAt: before(48 * 60 + 1) }],
  ['files', { filesCopiedAt: '', firstAt: before(48 * 60) }, { filesCopiedAt: '' }],
  ['publishing', { publishingSince: '' }, { publishingSince: before(0) }],
  ['paused', { pausedSince: '' }, { pausedSince: before(0), pauseReason: 'A wrong price.' }],
  ['daily', { dailyAt: before(26 * 60) }, { dailyAt: before(26 * 60 + 1) }],
  ['daily', { dailyFailed: [] }, { dailyFailed: ['removal'] }],
  ['shards', { failedShards: [] }, { failedShards: [0] }],
])('%s is wrong beyond its limit, and not at it', (code, right, wrong) => {
  expect(codes(right)).toEqual([])
  expect(codes(wrong)).toEqual([code])
})

test('a site that nobody publishes is wrong a day after the last time, unless publishing is paused', () => {
  const problem = { code: 'failed', detail: '', at: before(5), attempts: 1, build: '', release: '' } as const
  expect(unpublishedSince({ readAt: before(26 * 60), problem: null }, '', NOW)).toBe('')
  expect(unpublishedSince({ readAt: before(26 * 60 + 1), problem: null }, '', NOW)).toBe(before(26 * 60 + 1))
  const paused = { reason: 'A wrong price.', at: before(60) }
  expect(unpublishedSince({ readAt: before(9_000), problem: null, paused }, '', NOW)).toBe('')
  expect(unpublishedSince({ readAt: before(0), problem }, '', NOW)).toBe(before(5))
  expect(unpublishedSince({ readAt: before(0), problem }, before(90), NOW)).toBe(before(90))
  for (const published of [undefined, null, {}]) expect(unpublishedSince(published, before(9), NOW)).toBe('')
})

test('a daily job that never ran is wrong a day after the first check', () => {
  expect(codes({ dailyAt: '', firstAt: before(26 * 60) })).toEqual([])
  expect(problemsOf({ ...WELL, dailyAt: '', firstAt: before(26 * 60 + 1) }, NOW)).toEqual([
    { code: 'daily', since: '', count: 0, steps: [] },
  ])
})

test('an address that cannot be opened since its certificate has ended is named once', () => {
  expect(problemsOf({ ...WELL, address: address(before(90), -1) }, NOW)).toEqual([
    { code: 'certificate', since: '', count: 0, steps: [] },
  ])
  expect(codes({ address: { failedSince: before(90), certificateUntil: '' } })).toEqual(['address'])
})

test('copies that were never found are wrong two days after the first check', () => {
  const none = { backup: { at: '', bytes: 0 } }
  expect(codes({ ...none, firstAt: before(48 * 60) })).toEqual([])
  expect(problemsOf({ ...WELL, ...none, firstAt: before(48 * 60 + 1) }, NOW)).toEqual([
    { code: 'backup', since: '', count: 0, steps: [] },
    { code: 'accounts', since: '', count: 0, steps: [] },
  ])
})

test('a failed comparison is named once, by its shards', () => {
  const failed = { ...WELL, dailyFailed: ['index'], failedShards: [2, 5] } as const
  expect(problemsOf(failed, NOW)).toEqual([{ code: 'shards', since: WELL.dailyAt, count: 2, steps: [] }])
  expect(codes({ dailyFailed: ['index', 'states'], failedShards: [2] })).toEqual(['daily', 'shards'])
  expect(codes({ dailyFailed: ['index'] })).toEqual(['daily'])
})

test('a problem alone is worth an e-mail of the day', () => {
  expect(isWorthTelling(NOTHING_WAITS)).toBe(false)
  const problems = problemsOf({ ...WELL, failedMails: 1 }, NOW)
  expect(isWorthTelling({ ...NOTHING_WAITS, problems })).toBe(true)
  const { problems: _absent, ...earlier } = NOTHING_WAITS
  expect(isWorthTelling(earlier)).toBe(false)
})
