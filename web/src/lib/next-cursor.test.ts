import { expect, test } from 'vitest'
import { nextCursorFrom } from '#lib/query/use-cursors.ts'

test.each([
  ['<https://chamber.example/api/auth/users/?tab=all&cursor=abc%3D>; rel="next"', 'abc='],
  ['</api/auth/users/?cursor=abc>; rel="next"', 'abc'],
  ['</api/auth/users/?cursor=abc>; rel="prev"', undefined],
  [null, undefined],
])('the cursor of %s is %s', (header, cursor) => {
  expect(nextCursorFrom(header)).toBe(cursor)
})
