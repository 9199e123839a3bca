import type { UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { countLate, cursorOf } from './find-users.ts'

const DAY_MS = 86_400_000
const waitingDays = (...days: number[]) =>
  days.map((day) => ({ sentAt: new Date(Date.now() - day * DAY_MS).toISOString() }))

test.each([
  [[], 0],
  [[0], 0],
  [[30], 1],
  [[60, 40, 30, 20, 9, 1, 0], 5],
  [[60, 40], 2],
])('of applications waiting %j days, %i are late', (days, late) => {
  expect(countLate(waitingDays(...days), 3)).toBe(late)
})

test.each(['', 'yesterday'])(
  'an application that waits since %j has a position in the list',
  (waitingSince) => {
    const user = { id: 'gul', status: 'pending', waitingSince, createdAt: '' } as UserListItem
    expect(cursorOf(user)).toEqual({ id: 'gul', createdAt: '9999-12-31T23:59:59.999Z' })
  },
)
