import { organisation } from './organisation.ts'

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: organisation.timeZone })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: organisation.timeZone,
})
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: organisation.timeZone })

/** 'March 15, 2024' of an ISO 8601 instant, in the organisation's time zone. Spec, section 9. */
export const formatInstant = (iso: string): string => instant.format(new Date(iso))

/** 'March 15, 2024, 16:20' of an ISO 8601 instant, in the organisation's time zone. */
export const formatMinute = (iso: string): string => `${formatInstant(iso)}, ${clock.format(new Date(iso))}`

/** 'March 2024' of an ISO 8601 instant, in the organisation's time zone. */
export const formatMonth = (iso: string): string => month.format(new Date(iso))

/** 'June 14, 1991' of a calendar day YYYY-MM-DD, which has no time zone. */
export const formatDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))

/** Whether the text is an existing calendar day YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Today's calendar day in the organisation's time zone, YYYY-MM-DD. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: organisation.timeZone }).format(now)
