import { expect, test } from 'vitest'
import { perStitch, stitchesFor } from './stitches-per.ts'

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [61, 5],
  [151, 10],
  [301, 20],
  [10_000, 500],
])('with %i at most a stitch stands for %i', (most, each) => {
  expect(perStitch(most, 30)).toBe(each)
  expect(stitchesFor(most, each)).toBeLessThanOrEqual(30)
})

test('what is there at all can be seen', () => {
  expect(stitchesFor(1, 20)).toBe(1)
  expect(stitchesFor(0, 20)).toBe(0)
})
