import type { UserListItem } from 'domain/user.ts'
import { isLate } from 'domain/waiting.ts'

/** How many of those who wait, the longest first, have waited for longer than so many working days. */
export function countLate(
  waiting: readonly Pick<UserListItem, 'waitingSince'>[],
  workingDays: number,
): number {
  const now = new Date()
  let [late, rest] = [0, waiting.length]
  // asked of a few alone: to say on which day an instant falls is dear
  while (late < rest) {
    const middle = (late + rest) >> 1
    const since = waiting[middle]?.waitingSince
    if (since !== undefined && isLate(since, workingDays, now)) late = middle + 1
    else rest = middle
  }
  return late
}
