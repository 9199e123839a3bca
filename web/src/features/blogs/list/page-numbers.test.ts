import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 400, [1, 2, 400]],
  [3, 400, [1, 2, 3, 4, 400]],
  [200, 400, [1, 199, 200, 201, 400]],
  [400, 400, [1, 399, 400]],
])('on page %i of %i these have a number', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected)
})
