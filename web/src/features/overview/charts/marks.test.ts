import { expect, test } from 'vitest'
import { countPerMark, marksFor } from './marks.tsx'

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [61, 5],
  [151, 10],
  [301, 20],
  [10_000, 500],
])('with a maximum of %i a mark counts %i', (most, each) => {
  expect(countPerMark(most, 30)).toBe(each)
  expect(marksFor(most, each)).toBeLessThanOrEqual(30)
})

test('any number above zero has a visible mark', () => {
  expect(marksFor(1, 20)).toBe(1)
  expect(marksFor(0, 20)).toBe(0)
})
