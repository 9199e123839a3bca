import type { CalendarFields, EventDocument } from 'domain/stored/event.ts'

/** Returns what calendars show of an event. */
const calendarFields = ({ title, date, time, end_date, end_time, location }: CalendarFields) => ({
  title,
  date,
  time,
  end_date: end_date ?? '',
  end_time: end_time ?? '',
  location,
})

/**
 * Notes what calendars must learn from a change: a higher number, and what an event was that is not published any more.
 * @param now ISO 8601 UTC
 */
export function noteForCalendars(before: EventDocument, after: EventDocument, now: string): EventDocument {
  const { cancelled: _earlier, ...changed } = after
  const was = calendarFields(before)
  const is = calendarFields(after)
  const differs =
    before.ur?.title !== after.ur?.title ||
    before.ur?.location !== after.ur?.location ||
    Object.keys(was).some((name) => was[name as keyof typeof was] !== is[name as keyof typeof is])
  const isTakenOff = before.is_published && !after.is_published
  const urdu = before.ur && { ur: { title: before.ur.title, location: before.ur.location } }
  const cancelled = isTakenOff
    ? { ...was, ...urdu, at: now }
    : after.is_published
      ? undefined
      : before.cancelled
  return {
    ...changed,
    ...((differs || before.is_published !== after.is_published) && { sequence: (before.sequence ?? 0) + 1 }),
    ...(cancelled && { cancelled }),
  }
}
