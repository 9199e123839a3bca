import type { Blog } from '../blog.ts'
import type { ChamberEvent } from '../event.ts'
import type { Count } from '../values/formats.ts'
import type { PostVersionDocument } from '../stored/post-version.ts'

/** The tabs of the dashboard's lists of posts, events and pages. The first is the default. */
export const SHOWN_POSTS = {
  blogs: ['all', 'published', 'draft'],
  events: ['coming', 'past', 'draft'],
  pages: ['all'],
} as const
export type PostListName = keyof typeof SHOWN_POSTS
export type ShownPosts = (typeof SHOWN_POSTS)[PostListName][number]

/** Returns whether a post belongs under a tab. @param day today where the office is, YYYY-MM-DD */
export function isShownUnder(
  post: { is_published: boolean; date?: string },
  tab: ShownPosts,
  day: string,
): boolean {
  switch (tab) {
    case 'all':
      return true
    case 'published':
      return post.is_published
    case 'draft':
      return !post.is_published
    case 'coming':
      return post.date !== undefined && post.date >= day
    case 'past':
      return post.date !== undefined && post.date < day
  }
}

/** The results of a search in posts or events. */
export interface FoundPosts {
  /** By tab, on all pages. */
  counts: { all?: Count; published?: Count; draft?: Count; coming?: Count; past?: Count }
  /** One page of the chosen tab. */
  posts: (Blog | ChamberEvent)[]
}

/** An earlier version, as the list of them shows it. */
export type ListedVersion = Pick<
  PostVersionDocument,
  'savedAt' | 'saved_by' | 'replacedAt' | 'replaced_by'
> & {
  id: string
}

/** An earlier version with what it says. */
export type PostVersion = ListedVersion & Pick<PostVersionDocument, 'content'>
