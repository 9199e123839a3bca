import { expect, test } from 'vitest'
import { dayBounds } from './day-bounds.ts'

test('a day begins and ends at midnight where the office is', () => {
  expect(dayBounds('2026-12-31')).toEqual(['2026-12-30T19:00:00.000Z', '2026-12-31T19:00:00.000Z'])
})

test.each(['', '2026-02-30', '26-1-1', '0001-01-01', '9999-12-31', '2026-01-01T'])('%s is no day', (text) => {
  expect(dayBounds(text)).toBeUndefined()
})
