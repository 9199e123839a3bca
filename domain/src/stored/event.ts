import type { Count, Day, Instant } from '../values/formats.ts'
import type { InUrdu, PostRecord } from './post.ts'

/** An event. Day and time are in the organisation's time zone. */
export interface EventDocument extends PostRecord {
  title: string
  description: string
  date: Day
  /**
   * HH:mm
   * @pattern ^[0-2][0-9]:[0-5][0-9]$
   */
  time: string
  /**
   * The last day of an event over several days, YYYY-MM-DD; '' or absent for others.
   * @pattern ^(|\d{4}-\d\d-\d\d)$
   */
  end_date?: string | undefined
  /**
   * HH:mm on the last day; '' or absent if the end is open.
   * @pattern ^(|[0-2][0-9]:[0-5][0-9])$
   */
  end_time?: string | undefined
  location: string
  ur?: Required<InUrdu> | undefined
  is_published: boolean
  /** Rises when the title, the time, the place or the visibility changes: the SEQUENCE of calendars. Absent for 0. */
  sequence?: Count
  /** What visitors last read of an event that was taken off the site; absent while it is published. */
  cancelled?: CancelledEvent
}

/** The fields that calendars show. */
export type CalendarFields = Pick<
  EventDocument,
  'title' | 'date' | 'time' | 'end_date' | 'end_time' | 'location'
>

/** An event that was taken off the site. Calendars show it as cancelled for 30 days. */
export interface CancelledEvent extends CalendarFields {
  ur?: Pick<InUrdu, 'title' | 'location'> | undefined
  at: Instant
}
