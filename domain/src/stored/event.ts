import type { Day } from '../values/formats.ts'
import type { PostRecord } from './post.ts'

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
  location: string
  is_published: boolean
}
