import { expect, test } from 'vitest'
import { eventOf } from '#testing/sample-site.ts'
import { calendarFile } from './calendar-file.ts'

const lines = (file: string) => file.split('\r\n')

test('a calendar file has start in UTC, title, location and a unique id', () => {
  const event = eventOf({ id: 'e1', title: 'Tea; then, costs', location: 'Chamber House\nwest door' })
  expect(lines(calendarFile(event, 'chamber.example'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//chamber.example//Events//EN',
    'BEGIN:VEVENT',
    'UID:e1@chamber.example',
    'DTSTAMP:20240315T080000Z',
    'DTSTART:20240322T043000Z',
    String.raw`SUMMARY:Tea\; then\, costs`,
    String.raw`LOCATION:Chamber House\nwest door`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and none is cut inside a character', () => {
  const title = 'خواتین کی مارکیٹ '.repeat(10).trim()
  const file = calendarFile(eventOf({ title }), 'chamber.example')
  for (const line of lines(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
