import { instantOf } from 'domain/dates.ts'
import type { PublicEvent } from 'domain/event.ts'
import { plainTextOf } from 'domain/formatting/plain-text.ts'
import type { PlannedFile, SiteData } from 'domain/site.ts'
import type { CalendarFields } from 'domain/stored/event.ts'
import { prefixOf } from 'domain/texts/languages.ts'
import { TIME_ZONE } from 'domain/place.ts'
import { paths } from '#lib/paths.ts'
import { sampleEventOf } from './page/page-parts.ts'
import { textFile } from './text-file.ts'

/** Most octets in a line; longer lines are folded (RFC 5545, 3.1). */
const LONGEST_LINE = 75

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Folds a long line without splitting a character. */
function fold(line: string): string {
  let folded = ''
  let last = ''
  for (const sign of line) {
    if (bytesOf(last + sign) > LONGEST_LINE) {
      folded += `${last}\r\n`
      last = ' '
    }
    last += sign
  }
  return folded + last
}

/** Writes a property whose value is text. */
const text = (name: string, value: string) => {
  const visible = value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
  return `${name}:${visible.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}`
}

/** Formats an instant as 20240322T043000Z. */
const stamp = (at: string) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Writes a property with a time of the organisation's clocks. */
const local = (name: string, date: string, time: string) =>
  `${name};TZID=${TIME_ZONE}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`

/** Returns how far the organisation's clocks are ahead of UTC, such as +0500. They have no summer time. */
function offset(): string {
  const minutes = (Date.UTC(2024, 0, 1) - instantOf('2024-01-01', '00:00').getTime()) / 60_000
  const twoDigits = (count: number) => String(Math.trunc(Math.abs(count))).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${twoDigits(minutes / 60)}${twoDigits(minutes % 60)}`
}

const timeZone = () => [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset()}`,
  `TZOFFSETTO:${offset()}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]

interface Entry extends CalendarFields {
  id: string
  sequence?: number
  /** When it last changed. */
  at: string
  /** Absent if it was cancelled. */
  published?: { description: string; url: string }
}

function entry({ id, title, date, time, end_date, end_time, location, sequence = 0, at, published }: Entry) {
  const lastDay = end_date || date
  // an end must be later than the start
  const hasEnd = end_time && `${lastDay}T${end_time}` > `${date}T${time}`
  return [
    'BEGIN:VEVENT',
    `UID:${id}@events`,
    `DTSTAMP:${stamp(at)}`,
    `SEQUENCE:${sequence}`,
    local('DTSTART', date, time),
    ...(hasEnd ? [local('DTEND', lastDay, end_time)] : []),
    text('SUMMARY', title),
    text('LOCATION', location),
    ...(published ? [text('DESCRIPTION', published.description)] : []),
    ...(published?.url ? [`URL:${published.url}`] : []),
    `STATUS:${published ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
  ]
}

function calendar(entries: readonly Entry[], about: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chamber//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...about,
    ...timeZone(),
    ...entries.flatMap(entry),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(fold).join('\r\n')
}

/**
 * Plans a calendar file of each event, and one of all events to subscribe to (iCalendar, RFC 5545). The
 * latter is empty while the site is closed.
 */
export function calendarFiles(site: SiteData): PlannedFile[] {
  const { events, cancelled = [], content, isClosed, language, origin } = site
  const prefix = prefixOf(language)
  const published = (event: PublicEvent): Entry => ({
    ...event,
    at: event.updatedAt,
    published: {
      description: plainTextOf(event),
      url: origin && origin + prefixOf(event.language ?? language) + paths.eventDetails.to(event.id),
    },
  })
  const sample = sampleEventOf(site).data().event?.event
  const alone = [...events, ...(sample ? [sample] : [])]
  const about = [
    text('X-WR-CALNAME', content.organisation.name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ]
  return [
    ...alone.map((event) =>
      textFile(prefix + paths.eventCalendar(event.id), calendar([published(event)], [])),
    ),
    textFile(
      prefix + paths.calendar,
      calendar(isClosed ? [] : [...events.map(published), ...cancelled], about),
    ),
  ]
}
