import { expect, test } from 'vitest'
import { instantOfSchedule, futureInstantOf, publishingFields, publishingOf, scheduleOf } from './schedule.ts'

test('a schedule is shown and typed in Pakistan time, five hours ahead of UTC in summer and winter', () => {
  for (const [publish_at, publishing] of [
    ['2027-03-12T04:00:00.000Z', 'at 2027-03-12T09:00'],
    ['2027-07-01T20:30:00.000Z', 'at 2027-07-02T01:30'],
    ['2026-12-31T19:00:00.000Z', 'at 2027-01-01T00:00'],
  ] as const) {
    expect(publishingOf({ is_published: false, publish_at })).toBe(publishing)
    expect(publishingFields(publishing)).toEqual({ is_published: 'false', publish_at })
  }
})

test('a post without a schedule is published or a draft', () => {
  expect(publishingOf({ is_published: true })).toBe('published')
  expect(publishingOf({ is_published: false })).toBe('draft')
  expect(publishingFields('published')).toEqual({ is_published: 'true' })
  expect(publishingFields('draft')).toEqual({ is_published: 'false', publish_at: '' })
})

test('half a schedule is kept as typed and is no instant', () => {
  expect(scheduleOf('at 2027-03-12T')).toEqual({ day: '2027-03-12', time: '' })
  expect(scheduleOf('at T09:00')).toEqual({ day: '', time: '09:00' })
  expect(scheduleOf('draft')).toBeUndefined()
  expect(instantOfSchedule({ day: '2027-03-12', time: '' })).toBeUndefined()
  expect(instantOfSchedule({ day: '2027-02-30', time: '09:00' })).toBeUndefined()
})

test('only a time that is still to come publishes later', () => {
  const now = new Date('2027-03-12T04:00:00.000Z')
  expect(futureInstantOf('at 2027-03-12T09:01', now)).toBe('2027-03-12T04:01:00.000Z')
  expect(futureInstantOf('at 2027-03-12T09:00', now)).toBeUndefined()
  expect(futureInstantOf('published', now)).toBeUndefined()
})
