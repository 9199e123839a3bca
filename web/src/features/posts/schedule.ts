import { instantOf, isDay, localMinute } from 'domain/dates.ts'
import { TIME } from 'domain/schemas/event.ts'
import type { Post } from './kinds.ts'

/**
 * When a post is published, as one value of the form. After `at` come a day and a time in the office's time zone, such as
 * `at 2027-03-12T09:00`. Either may be missing while the author types.
 */
export type PublishingChoice = 'published' | 'draft' | `at ${string}`

/** Returns the choice that a stored post has. */
export function publishingOf(post: Pick<Post, 'is_published' | 'publish_at'>): PublishingChoice {
  if (post.is_published) return 'published'
  return post.publish_at ? `at ${localMinute(post.publish_at)}` : 'draft'
}

/** A day and a time as typed; each may be ''. */
interface Schedule {
  day: string
  time: string
}

/** Returns the choice to publish at a day and a time. */
export const publishingAt = ({ day, time }: Schedule): PublishingChoice => `at ${day}T${time}`

/** Returns the chosen day and time; undefined where nothing is scheduled. */
export function scheduleOf(publishing: PublishingChoice): Schedule | undefined {
  if (!publishing.startsWith('at ')) return undefined
  const [day = '', time = ''] = publishing.slice('at '.length).split('T')
  return { day, time }
}

/** Returns the instant of a schedule, ISO 8601 UTC; undefined where day or time is missing or wrong. */
export const instantOfSchedule = ({ day, time }: Schedule): string | undefined =>
  isDay(day) && TIME.test(time) ? instantOf(day, time).toISOString() : undefined

/** Returns the instant at which a choice publishes, ISO 8601 UTC; undefined if that is not later than now. */
export function futureInstantOf(publishing: PublishingChoice, now = new Date()): string | undefined {
  const schedule = scheduleOf(publishing)
  const at = schedule && instantOfSchedule(schedule)
  return at !== undefined && at > now.toISOString() ? at : undefined
}

/** Returns the fields that are sent for a choice. Publishing ends a schedule by itself. */
export function publishingFields(publishing: PublishingChoice): {
  is_published: string
  publish_at?: string
} {
  if (publishing === 'published') return { is_published: 'true' }
  const schedule = scheduleOf(publishing)
  return { is_published: 'false', publish_at: (schedule && instantOfSchedule(schedule)) ?? '' }
}
