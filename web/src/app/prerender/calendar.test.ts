import { TIME_ZONE } from 'domain/place.ts'
import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { eventOf, siteOf } from '#testing/sample-site.ts'
import { calendarFiles } from './calendar.ts'
import { inLanguage } from './page/in-language.ts'

const fileOf = async (path: string, events = [eventOf({})], more: object = {}) => {
  const file = calendarFiles({ ...siteOf([], events), ...more }).find((one) => one.path === path)
  if (!file) throw new Error(`No file at ${path}`)
  return file.render()
}

/** Reads a calendar as ical.js and node-ical do. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  const events = calendar.getAllSubcomponents('vevent')
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')
  return { calendar, events, others }
}

const valueOf = (event: ICAL.Component | undefined, name: string) =>
  String(event?.getFirstPropertyValue(name))

test('the file of an event has its start, end, texts and address', async () => {
  const text = await fileOf('/event-details/e1.ics', [
    eventOf({
      id: 'e1',
      title: 'Tea; then, costs',
      location: 'Chamber House\nwest door',
      end_time: '12:00',
      sequence: 3,
    }),
  ])
  expect(text).toContain(
    '\r\nDTSTART;TZID=Asia/Karachi:20240322T093000\r\nDTEND;TZID=Asia/Karachi:20240322T120000\r\n',
  )
  const { events, others } = read(text)
  expect(events).toHaveLength(1)
  expect(valueOf(events[0], 'summary')).toBe('Tea; then, costs')
  expect(valueOf(events[0], 'location')).toBe('Chamber House\nwest door')
  expect(valueOf(events[0], 'url')).toBe('https://chamber.example/event-details/e1')
  expect(valueOf(events[0], 'sequence')).toBe('3')
  expect(valueOf(events[0], 'uid')).toBe('e1@events')
  expect(others[0]).toMatchObject({
    start: new Date('2024-03-22T04:30:00.000Z'),
    end: new Date('2024-03-22T07:00:00.000Z'),
    status: 'CONFIRMED',
  })
})

test('an event over several days ends on its last day, and one without an end has none', async () => {
  const long = { end_date: '2024-03-24', end_time: '08:00' }
  expect(await fileOf('/event-details/event.ics', [eventOf(long)])).toContain(
    'DTEND;TZID=Asia/Karachi:20240324T080000',
  )
  expect(await fileOf('/event-details/event.ics')).not.toContain('DTEND')
  // equal times would be an error in calendars
  expect(await fileOf('/event-details/event.ics', [eventOf({ end_time: '09:30' })])).not.toContain('DTEND')
})

test('the feed lists all events, and as cancelled what was taken off the site', async () => {
  const cancelled = [
    { ...eventOf({ id: 'gone', title: 'Off' }), sequence: 2, at: '2024-03-16T08:00:00.000Z' },
  ]
  const text = await fileOf('/events.ics', [eventOf({ id: 'a' }), eventOf({ id: 'b' })], { cancelled })
  const { events, others, calendar } = read(text)
  expect(events.map((event) => [valueOf(event, 'uid'), valueOf(event, 'status')])).toEqual([
    ['a@events', 'CONFIRMED'],
    ['b@events', 'CONFIRMED'],
    ['gone@events', 'CANCELLED'],
  ])
  expect(others).toHaveLength(3)
  expect(valueOf(events[2], 'description')).toBe('null')
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  expect(valueOf(zone, 'tzid')).toBe(TIME_ZONE)
})

test('the feed in Urdu names a cancelled event in Urdu, and in English without it', async () => {
  const gone = { sequence: 2, at: '2024-03-16T08:00:00.000Z' }
  const cancelled = [
    { ...eventOf({ id: 'gone', title: 'Off' }), ...gone, ur: { title: 'میلہ', location: '' } },
    { ...eventOf({ id: 'other', title: 'Also off' }), ...gone },
  ]
  const site = inLanguage({ ...siteOf([], []), cancelled }, 'ur')
  const file = calendarFiles(site).find(({ path }) => path === '/ur/events.ics')
  const { events } = read(await (file?.render() ?? ''))
  expect(events.map((event) => valueOf(event, 'summary'))).toEqual(['میلہ', 'Also off'])
})

test('the clocks of the organisation have no summer time, as the files say', () => {
  const hourAt = (at: string) =>
    new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, hour: 'numeric' }).format(new Date(at))
  expect(hourAt('2026-01-01T00:00:00Z')).toBe(hourAt('2026-07-01T00:00:00Z'))
})

const TEXTS = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '</script>',
    'END:VEVENT',
    '"',
    "'",
    '&',
    ';',
    ',',
    '\\n',
    '\\',
    '\n',
    '\r\n',
    'خواتین کی مارکیٹ',
    '\u{202b}متن',
    '👩🏽‍🌾',
  ),
)
const TEXT = fc.array(TEXTS, { maxLength: 40 }).map((parts) => parts.join(' '))

test('any text is read back as it was, and no line is too long', async () => {
  await fc.assert(
    fc.asyncProperty(TEXT, TEXT, async (title, description) => {
      const text = await fileOf('/event-details/event.ics', [eventOf({ title, description })])
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const shown = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
      const { events } = read(text)
      expect(events).toHaveLength(1)
      expect(valueOf(events[0], 'summary')).toBe(shown(title))
      expect(valueOf(events[0], 'description')).toBe(shown(description))
    }),
  )
})
