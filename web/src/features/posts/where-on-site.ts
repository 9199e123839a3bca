import type { Blog } from 'domain/blog.ts'
import type { PublishedDocument } from 'domain/stored/published.ts'

/**
 * What visitors see: `off` nothing, since it is a draft; `coming` the last change in a few seconds; `on` all of it; `late` not the
 * last change, since publishing failed.
 */
export type SiteState = 'off' | 'coming' | 'on' | 'late'

/** What is stored and what is live. */
export interface Publishing {
  /** Of the stored list. */
  version: number
  /** Of the list that is live. */
  live: number
  /** When the live list was read, ISO 8601 UTC; '' before the first release. */
  readAt: string
  problem: PublishedDocument['problem']
}

/** Milliseconds that may pass from the moment that a change is dated to its commit: pictures are encoded between. */
const UNTIL_COMMIT = 30_000

/** Whether the last change of the list is on the site. */
export function whereList({ version, live, problem }: Publishing): Exclude<SiteState, 'off'> {
  if (live >= version) return 'on'
  return problem ? 'late' : 'coming'
}

/** The same of one post: it waits only where it may have changed after the live list was read. */
export function wherePost(post: Pick<Blog, 'is_published' | 'updatedAt'>, publishing: Publishing): SiteState {
  if (!post.is_published) return 'off'
  const { readAt } = publishing
  const isOlder = readAt !== '' && Date.parse(post.updatedAt) + UNTIL_COMMIT < Date.parse(readAt)
  return isOlder ? 'on' : whereList(publishing)
}
