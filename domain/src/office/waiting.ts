import { today } from '../dates.ts'

const DAY_MS = 86_400_000

/** Days on which the office is closed, as `Date` numbers them. */
const WEEKEND = [0, 6]

/** Returns midnight UTC of the office's calendar day at an instant. */
const dayOf = (at: Date): number => Date.parse(`${today(at)}T00:00:00Z`)

/** Reads an instant. One that was stored wrong counts as the longest wait, so that it stops no job for the others. */
const instantOf = (since: string): Date => new Date(Date.parse(since) || 0)

/** Counts the office's calendar days since an instant: 0 for today. @param since ISO 8601 */
export const daysSince = (since: string, now = new Date()): number =>
  Math.max(0, (dayOf(now) - dayOf(instantOf(since))) / DAY_MS)

/** Returns the day, YYYY-MM-DD, that is so many working days after an instant. @param since ISO 8601 */
export function promisedBy(since: string, workingDays: number): string {
  let day = dayOf(instantOf(since))
  for (let left = workingDays; left > 0;) {
    day += DAY_MS
    if (!WEEKEND.includes(new Date(day).getUTCDay())) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}

/** Returns whether more working days have passed than were promised. */
export const isLate = (since: string, workingDays: number, now = new Date()): boolean =>
  today(now) > promisedBy(since, workingDays)
