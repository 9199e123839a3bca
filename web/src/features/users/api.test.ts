import { expect, test } from 'vitest'
import { nextCursorFrom } from '#lib/next-cursor.ts'
import { countsFrom } from './api.ts'

test('reads the numbers on the tabs, and none of what it does not know', () => {
  expect(countsFrom('all=128, members=104,team=9, requests=7')).toEqual({
    all: 128,
    members: 104,
    team: 9,
    requests: 7,
  })
  expect(countsFrom(null)).toEqual({ all: 0, members: 0, team: 0, requests: 0 })
})

test.each([
  ['<https://chamber.example/api/auth/users/?tab=all&cursor=abc%3D>; rel="next"', 'abc='],
  ['</api/auth/users/?cursor=abc>; rel="next"', 'abc'],
  ['</api/auth/users/?cursor=abc>; rel="prev"', undefined],
  [null, undefined],
])('the cursor of %s is %s', (header, cursor) => {
  expect(nextCursorFrom(header)).toBe(cursor)
})
