import { instantOf, isDay, today } from 'domain/dates.ts'

/** Returns the month of an ISO 8601 instant in the office's time zone, YYYY-MM. */
export const monthOf = (iso: string): string => today(new Date(iso)).slice(0, 7)

/** Returns the last months up to that of an instant, oldest first, YYYY-MM. */
export function lastMonths(count: number, now: Date): string[] {
  const [year = 0, month = 0] = monthOf(now.toISOString()).split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

/** Returns when a month begins in the office's time zone, and when the next one does, ISO 8601 UTC. */
export function boundsOf(month: string): [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  const [from, to] = [instantOf(`${month}-01`, '00:00'), instantOf(next, '00:00')]
  return [from.toISOString(), to.toISOString()]
}

const DAY_MS = 86_400_000

/**
 * Returns when a day begins in the office's time zone, and when the next one does, ISO 8601 UTC.
 * @returns undefined if it is no day of this millennium
 */
export function dayBounds(day: string): [begin: string, end: string] | undefined {
  if (!isDay(day) || !day.startsWith('2')) return undefined
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return [instantOf(day, '00:00').toISOString(), instantOf(next, '00:00').toISOString()]
}
