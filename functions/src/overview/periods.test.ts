import { expect, test } from 'vitest'
import { boundsOf, dayBounds, lastMonths, monthOf } from './periods.ts'

test('a day begins and ends at midnight in the time zone of the office', () => {
  expect(dayBounds('2026-12-31')).toEqual(['2026-12-30T19:00:00.000Z', '2026-12-31T19:00:00.000Z'])
})

test.each(['', '2026-02-30', '26-1-1', '0001-01-01', '9999-12-31', '2026-01-01T'])(
  '%s is not a valid day',
  (text) => {
    expect(dayBounds(text)).toBeUndefined()
  },
)

test('a month begins at midnight in the time zone of the office', () => {
  expect(monthOf('2026-10-31T18:59:59.999Z')).toBe('2026-10')
  expect(monthOf('2026-10-31T19:00:00.000Z')).toBe('2026-11')
  expect(boundsOf('2026-12')).toEqual(['2026-11-30T19:00:00.000Z', '2026-12-31T19:00:00.000Z'])
})

test('the previous months continue into the previous year', () => {
  expect(lastMonths(3, new Date('2026-01-15T00:00:00Z'))).toEqual(['2025-11', '2025-12', '2026-01'])
})
