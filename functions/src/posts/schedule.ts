import type { PostDocument, PostInput } from './post-kind.ts'

interface Save<Input extends PostInput> {
  /** As stored; absent for a new post. */
  before?: PostDocument<Input>
  /** Names of the fields that were sent. */
  sent: readonly string[]
  /** uid of who saves it. */
  by: string
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Decides what a save by a person means for the time of publication. A time that has passed publishes at once; publishing ends the
 * schedule. What was scheduled gets the date of its publication.
 * @param saved the post with its checked fields
 */
export function settleSchedule<Input extends PostInput>(
  saved: PostDocument<Input>,
  { before, sent, by, now }: Save<Input>,
): PostDocument<Input> {
  const { publish_at: at, scheduled_by: setBy, missed_at: _seen, ...post } = saved
  const isSet = sent.includes('publish_at')
  const isDue = isSet && Boolean(at) && String(at) <= now
  const isPublished = post.is_published || isDue
  const wasScheduled = isDue || before?.publish_at !== undefined || before?.missed_at !== undefined
  return {
    ...post,
    is_published: isPublished,
    ...(isPublished && wasScheduled && !before?.is_published && { createdAt: now }),
    ...(at && !isPublished && { publish_at: at, scheduled_by: isSet ? by : (setBy ?? by) }),
  } as PostDocument<Input>
}
