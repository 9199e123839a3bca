import type { PostRecord } from './post.ts'

/** An event. Day and time are in the organisation's time zone. */
export interface EventDocument extends PostRecord {
  title: string
  description: string
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
  location: string
  is_published: boolean
}
