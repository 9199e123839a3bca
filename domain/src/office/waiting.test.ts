import { expect, test } from 'vitest'
import { daysSince, isLate, promisedBy } from './waiting.ts'

// 2026-11-19 is a Thursday; the office is five hours ahead of UTC
test.each([
  ['2026-11-19T08:00:00Z', '2026-11-19T18:59:00Z', 0],
  ['2026-11-19T08:00:00Z', '2026-11-19T19:00:00Z', 1],
  ['2026-11-19T08:00:00Z', '2026-11-22T08:00:00Z', 3],
  ['2026-11-19T08:00:00Z', '2026-11-18T08:00:00Z', 0],
])('from %s to %s an applicant waits %i days', (since, now, days) => {
  expect(daysSince(since, new Date(now))).toBe(days)
})

test('three working days skip the weekend, and an application is not late on the third', () => {
  const since = '2026-11-19T08:00:00Z'
  expect(promisedBy(since, 3)).toBe('2026-11-24')
  expect(isLate(since, 3, new Date('2026-11-24T18:59:00Z'))).toBe(false)
  expect(isLate(since, 3, new Date('2026-11-24T19:00:00Z'))).toBe(true)
})

test('a time that was stored wrong counts as the longest wait', () => {
  expect(isLate('soon', 3)).toBe(true)
  expect(daysSince('soon')).toBeGreaterThan(20_000)
})
