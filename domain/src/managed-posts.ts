import type { Blog } from './blog.ts'
import type { ChamberEvent } from './event.ts'

/** What team and admins are shown of posts and of events, drafts too: the tabs of each list, the first one unless another is asked for. */
export const SHOWN_POSTS = {
  blogs: ['all', 'published', 'draft'],
  events: ['coming', 'past', 'draft'],
} as const
export type PostListName = keyof typeof SHOWN_POSTS
export type ShownPosts = (typeof SHOWN_POSTS)[PostListName][number]

/** Whether a post stands under a tab. @param day today where the office is, YYYY-MM-DD */
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

/** What a search among them found. */
export interface FoundPosts {
  /** By tab, on all pages. */
  counts: Partial<Record<ShownPosts, number>>
  /** One page of the tab that was asked for. */
  posts: (Blog | ChamberEvent)[]
}
