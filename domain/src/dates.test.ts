import { expect, test } from 'vitest'
import {
  formatClock,
  formatDay,
  formatDayBlock,
  formatDayOfYear,
  formatShort,
  formatTime,
  formatTimeZone,
  formatWeekdayName,
  formatInstant,
  formatMinute,
  formatMonth,
  formatWeekday,
  instantOf,
  isDay,
  today,
  withClock,
} from './dates.ts'

test('instants are shown in the time zone of the organisation', () => {
  // 20:30 UTC is 01:30 on the next day in Karachi
  expect(formatInstant('2024-03-14T20:30:00.000Z', 'en')).toBe('March 15, 2024')
  expect(formatMinute('2024-03-14T20:30:00.000Z', 'en')).toBe('March 15, 2024, 01:30')
  expect(formatMonth('2024-03-31T20:30:00.000Z', 'en')).toBe('April 2024')
  expect(today(new Date('2024-03-14T20:30:00.000Z'))).toBe('2024-03-15')
})

test('a day is written in Urdu with Western digits, and a time with its hours up to 24 and بجے', () => {
  const at = '2024-03-14T20:30:00.000Z'
  expect(formatInstant(at, 'ur')).toBe('15 مارچ، 2024')
  expect(formatTime(at, 'ur')).toBe('01:30 بجے')
  expect(formatClock('09:30', 'ur')).toBe('09:30 بجے')
  expect(withClock(formatDay('2024-03-22', 'ur'), '09:30', 'ur')).toBe('22 مارچ، 2024، 09:30 بجے')
  expect(formatMinute(at, 'ur')).toBe('15 مارچ، 2024، 01:30 بجے')
  expect(formatShort(at, 'ur', new Date(at))).toBe('01:30 بجے')
  expect(formatShort(at, 'ur', new Date('2026-01-01'))).toBe('15 مارچ، 2024')
  expect(formatDayOfYear(at, 'ur', new Date(at))).toBe('15 مارچ')
  expect(formatMonth(at, 'ur')).toBe('مارچ 2024')
  expect(formatDay('1991-06-14', 'ur')).toBe('14 جون، 1991')
  expect(formatWeekday('2024-03-22', 'ur')).toBe('جمعہ، 22 مارچ، 2024')
  expect(formatTimeZone('ur')).toBe('پاکستان کا معیاری وقت')
})

test('a local time of the organisation converts to one instant', () => {
  expect(instantOf('2024-03-22', '09:30').toISOString()).toBe('2024-03-22T04:30:00.000Z')
  // the previous day in UTC
  expect(instantOf('2024-03-01', '02:00').toISOString()).toBe('2024-02-29T21:00:00.000Z')
})

test('a calendar day has no time zone', () => {
  expect(formatDay('1991-06-14', 'en')).toBe('June 14, 1991')
  expect(formatWeekday('2024-03-22', 'en')).toBe('Friday, March 22, 2024')
  expect(formatWeekdayName('2024-03-02', 'en')).toBe('Saturday')
  expect(formatDayBlock('2024-03-02', 'en')).toEqual({ day: '2', month: 'Mar' })
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-13-01', false],
  ['0000-01-01', false],
  ['24-01-01', false],
  ['2024-1-1', false],
  ['', false],
])('%j is a calendar day: %j', (text, day) => {
  expect(isDay(text)).toBe(day)
})
