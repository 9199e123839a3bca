import { type Language, localeOf } from './texts/languages.ts'
import { TIME_ZONE } from './place.ts'

/** Keeps formatters: they are slow to make, and every row of a list needs the same one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formatters.set(key, formatter)
  return formatter.format(date)
}

/** Formats an ISO 8601 instant as 'March 15, 2024', in the organisation's time zone. */
export const formatInstant = (iso: string, language: Language): string =>
  format(new Date(iso), language, { dateStyle: 'long', timeZone: TIME_ZONE })

/** What stands between a day and a time, and after it: `Intl` has no pattern for hours up to 24 with بجے. */
const CLOCK: Record<Language, [comma: string, hours: string]> = { en: [',', ''], ur: ['،', ' بجے'] }

/** Formats a time HH:mm, as '16:20' in English. */
export const formatClock = (time: string, language: Language): string => time + CLOCK[language][1]

/** Joins a formatted day and a time HH:mm, as 'March 15, 2024, 16:20'. */
export const withClock = (day: string, time: string, language: Language): string =>
  `${day}${CLOCK[language][0]} ${formatClock(time, language)}`

const timeOf = (iso: string, language: Language): string =>
  format(new Date(iso), language, { timeStyle: 'short', hourCycle: 'h23', timeZone: TIME_ZONE })

/** Formats an ISO 8601 instant as '16:20', in the organisation's time zone. */
export const formatTime = (iso: string, language: Language): string =>
  formatClock(timeOf(iso, language), language)

/** Formats an ISO 8601 instant as 'March 15, 2024, 16:20', in the organisation's time zone. */
export const formatMinute = (iso: string, language: Language): string =>
  withClock(formatInstant(iso, language), timeOf(iso, language), language)

/** Formats an instant for lists: '16:20' for today, else 'March 15', with the year if it is another one. */
export function formatShort(iso: string, language: Language, now = new Date()): string {
  const at = new Date(iso)
  if (today(at) === today(now)) return formatTime(iso, language)
  const isThisYear = today(at).slice(0, 4) === today(now).slice(0, 4)
  return format(at, language, {
    day: 'numeric',
    month: isThisYear ? 'long' : 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: TIME_ZONE,
  })
}

/** Formats an instant as 'March 12', with the year if it is another one. */
export function formatDayOfYear(iso: string, language: Language, now = new Date()): string {
  const isThisYear = today(new Date(iso)).slice(0, 4) === today(now).slice(0, 4)
  return format(new Date(iso), language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: TIME_ZONE,
  })
}

/** Formats as 'March 2024' an ISO 8601 instant, in the organisation's time zone. */
export const formatMonth = (iso: string, language: Language): string =>
  format(new Date(iso), language, { month: 'long', year: 'numeric', timeZone: TIME_ZONE })

/** Formats as 'Mar' a month YYYY-MM. */
export const formatShortMonth = (month: string, language: Language): string =>
  format(new Date(`${month}-01T00:00:00Z`), language, { month: 'short', timeZone: 'UTC' })

/** Formats as 'June 14, 1991' a calendar day YYYY-MM-DD, which has no time zone. */
export const formatDay = (date: string, language: Language): string =>
  format(new Date(`${date}T00:00:00Z`), language, { dateStyle: 'long', timeZone: 'UTC' })

/** Formats as 'Friday, March 22, 2024' a calendar day YYYY-MM-DD. */
export const formatWeekday = (date: string, language: Language): string =>
  format(new Date(`${date}T00:00:00Z`), language, { dateStyle: 'full', timeZone: 'UTC' })

/** Formats as 'Friday' a calendar day YYYY-MM-DD. */
export const formatWeekdayName = (date: string, language: Language): string =>
  format(new Date(`${date}T00:00:00Z`), language, { weekday: 'long', timeZone: 'UTC' })

/** Names the organisation's time zone, such as 'Pakistan Time'. */
export const formatTimeZone = (language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: TIME_ZONE, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? TIME_ZONE

/** Formats as '22' and 'Mar' a calendar day YYYY-MM-DD. */
export function formatDayBlock(
  date: string,
  language: Language,
  month: 'short' | 'long' = 'short',
): { day: string; month: string } {
  const at = new Date(`${date}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) => format(at, language, { ...options, timeZone: 'UTC' })
  return { day: part({ day: 'numeric' }), month: part({ month }) }
}

/** Returns the instant at which a clock of the organisation shows HH:mm on a calendar day YYYY-MM-DD. */
export function instantOf(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // how a clock there shows that instant tells how far it is ahead
  const shown = new Date(asUtc).toLocaleString('sv-SE', { timeZone: TIME_ZONE })
  const ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc
  return new Date(asUtc - ahead)
}

/** Formats an ISO 8601 instant as '2027-03-12T09:00': what a clock of the organisation shows, for inputs. */
export const localMinute = (iso: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone: TIME_ZONE }).slice(0, 16).replace(' ', 'T')

/** Returns whether the text is an existing calendar day YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Returns today's calendar day in the organisation's time zone, YYYY-MM-DD. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now)

/** Counts the whole years from a calendar day to a later one, both YYYY-MM-DD: an age on its birthday and after it. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)
