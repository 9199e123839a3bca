import { instantOf } from 'domain/dates.ts'
import type { PublicEvent } from 'domain/event.ts'

type Dated = Pick<PublicEvent, 'id' | 'title' | 'date' | 'time' | 'location' | 'updatedAt'>

/** Octets of a line, after which it goes on in the next one (RFC 5545, 3.1). */
const LONGEST_LINE = 75

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Never cut inside a character. */
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

/** 20240322T043000Z */
const stamp = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`

/**
 * An event as calendars take it (RFC 5545). It has no end, since an event says only when it begins.
 * @param host after which its name is like no other: that of the organisation's e-mail
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
