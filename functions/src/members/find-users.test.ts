import { expect, test } from 'vitest'
import { countLate } from './find-users.ts'

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
