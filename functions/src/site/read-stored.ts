import type { Content } from 'domain/content/content.ts'
import { today } from 'domain/dates.ts'
import type { SiteData } from 'domain/site.ts'
import type { PublishedVersions } from 'domain/stored/published.ts'
import { readComments } from './read-comments.ts'
import { readContent } from './read-content.ts'
import { readBlogs, readEvents } from './read-posts.ts'
import { readVersions } from './versions.ts'

/** Of what is left out, so many are named. */
const MOST_NAMED = 20

/** What the site is made from, as it was stored at some time. */
export interface StoredSite extends Omit<SiteData, 'language' | 'origin' | 'payment'> {
  /** Read before all else: what is newer than its version is only read once more, never missed. */
  versions: PublishedVersions
  /** ISO 8601 UTC. */
  readAt: string
  /** What is stored and cannot be shown so, as `site/published` names it. */
  leftOut: string[]
}

/**
 * Reads content and what is published.
 * @param live content as it was published last, where that is known
 * @throws PublishFailure where content is wrong and was never live, before any post is read
 */
export async function readStored(now: Date, live?: Partial<Content>): Promise<StoredSite> {
  const versions = await readVersions()
  const said = await readContent(live)
  const day = today(now)
  const [blogs, events, below] = await Promise.all([
    readBlogs(versions.blogs, day),
    readEvents(versions.events, day),
    readComments(versions.comments),
  ])
  return {
    versions,
    blogsVersion: versions.blogs,
    day,
    readAt: now.toISOString(),
    content: said.content,
    blogs: blogs.posts,
    events: events.posts,
    comments: below.comments,
    leftOut: [...said.leftOut, ...blogs.leftOut, ...events.leftOut, ...below.leftOut].slice(0, MOST_NAMED),
  }
}
