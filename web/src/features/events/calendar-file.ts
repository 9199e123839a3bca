import { instantOf } from 'domain/dates.ts'
import type { PublicEvent } from 'domain/event.ts'

type Dated = Pick<PublicEvent, 'id' | 'title' | 'date' | 'time' | 'location' | 'updatedAt'>

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

const escape = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/** Formats an instant as 20240322T043000Z. */
const stamp = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`

/**
 * Builds an iCalendar file (RFC 5545) of an event. It has no end, because an event has only a start time.
 * @param host makes the UID unique: the host of the organisation's e-mail address
 */
export const calendarFile = ({ id, title, date, time, location, updatedAt }: Dated, host: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(host)}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@${escape(host)}`,
    `DTSTAMP:${stamp(new Date(updatedAt))}`,
    `DTSTART:${stamp(instantOf(date, time))}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
