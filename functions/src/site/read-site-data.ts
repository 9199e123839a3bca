import { today } from 'domain/dates.ts'
import type { CancelledItem } from 'domain/event.ts'
import type { SiteData } from 'domain/site.ts'
import type { PublicPost, WithUrdu } from 'domain/stored/post.ts'
import type { OfficeFile } from 'domain/files/stored-file.ts'
import type { PublishedVersions } from 'domain/stored/site/published.ts'
import * as logger from 'firebase-functions/logger'
import { find } from '../cloud/store.ts'
import { toPublic } from '../posts/public-answer.ts'
import { refs } from '../refs.ts'
import { BLOGS, EVENTS, PAGES, type Post, type PostInput, type PostKind } from '../posts/post-kind.ts'
import type { KeptRelease } from './manifest.ts'
import { type KeptComments, readComments } from './read-comments.ts'
import { readContent } from './read-content.ts'
import { readOfficeFiles } from './office-files.ts'
import { readOpening } from './opening.ts'
import { readVersions } from './versions.ts'

/** Most documents that are named as left out. */
const MAX_NAMED = 20

/** What the site is made from, as stored at one time. */
interface StoredSite extends Omit<SiteData, 'language' | 'origin' | 'payment' | 'files'> {
  files: OfficeFile[]
  /** Read before all else, so newer documents are at worst read once more, and never missed. */
  versions: PublishedVersions
  /** ISO 8601 UTC. */
  readAt: string
  keptComments: KeptComments
  /** Stored documents that cannot be shown, as `site/published` names them. */
  leftOut: string[]
}

/**
 * Reads content and everything that is published.
 * @param live content and comments as last published, if known
 * @throws PublishFailure if content is wrong and was never live, before any post is read
 */
export async function readSiteData(
  now: Date,
  live: Partial<Omit<KeptRelease, 'files'>> = {},
): Promise<StoredSite> {
  const versions = await readVersions()
  const { isOpen, opening } = await readOpening()
  const read = await readContent(live.content, Boolean(opening?.openedAt))
  const day = today(now)
  const [blogs, events, pages, cancelled, below, files] = await Promise.all([
    readBlogs(versions.blogs, day),
    readEvents(versions.events, day),
    readPages(versions.pages ?? 0, day),
    readCancelled(now),
    readComments(live.comments),
    readOfficeFiles(),
  ])
  return {
    versions,
    blogsVersion: versions.blogs,
    day,
    readAt: now.toISOString(),
    content: read.content,
    isClosed: !isOpen,
    blogs: blogs.posts,
    events: events.posts,
    pages: pages.posts,
    cancelled,
    comments: below.comments,
    keptComments: below.kept,
    files,
    leftOut: [read, blogs, events, pages, below].flatMap(({ leftOut }) => leftOut).slice(0, MAX_NAMED),
  }
}

/** What the site shows of a kind. */
interface ReadPosts<Input extends PostInput> {
  /** In the order of lists, without private fields. */
  posts: WithUrdu<PublicPost<Post<Input>>>[]
  /** Documents without the shape of the kind, such as `blogs/abc`. They must not stop the others. */
  leftOut: string[]
}

/**
 * Makes a reader of what is published of a kind. While the list's version has not changed, this process does not read it again.
 */
function readingPublished<Input extends PostInput>(kind: PostKind<Input>) {
  let cached: { version: number; posts: Post<Input>[]; leftOut: string[] } | undefined
  /**
   * @param version of the list, read before
   * @param day YYYY-MM-DD, decides which events are past
   */
  return async (version: number, day: string): Promise<ReadPosts<Input>> => {
    if (cached?.version !== version) {
      const found = await find(kind.collection.where('is_published', '==', true))
      const { whole = [], broken = [] } = Object.groupBy(found, ({ id, data }) =>
        kind.isValid(id, data) ? 'whole' : 'broken',
      )
      const posts = whole.map(({ id, data }) => ({ id, ...data }))
      const leftOut = broken.map(({ id }) => `${kind.name}/${id}`)
      if (leftOut.length > 0) logger.error('Left out of the site, since a field is missing or wrong', leftOut)
      cached = { version, posts, leftOut }
    }
    return { posts: cached.posts.toSorted(kind.compare(day)).map(toPublic), leftOut: cached.leftOut }
  }
}

/** Days for which calendars show that an event was cancelled. */
const CANCELLED_DAYS = 30

/** Reads the events that were taken off the site, as visitors last read them. */
async function readCancelled(now: Date): Promise<CancelledItem[]> {
  const since = new Date(now.getTime() - CANCELLED_DAYS * 86_400_000).toISOString()
  const found = await find(refs.events.where('cancelled.at', '>', since))
  return found.flatMap(({ id, data: { cancelled, sequence = 0, is_published } }) =>
    cancelled && !is_published ? [{ ...cancelled, id, sequence }] : [],
  )
}

const readBlogs = readingPublished(BLOGS)
const readEvents = readingPublished(EVENTS)
const readPages = readingPublished(PAGES)
