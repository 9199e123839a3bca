import { instantOf, isDay } from 'domain/dates.ts'

const DAY_MS = 86_400_000

/**
 * When a day begins where the office is, and when the next one does, ISO 8601 UTC.
 * @returns undefined for what is no day of this millennium
 */
export function dayBounds(day: string): [begin: string, end: string] | undefined {
  if (!isDay(day) || !day.startsWith('2')) return undefined
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return [instantOf(day, '00:00').toISOString(), instantOf(next, '00:00').toISOString()]
}
