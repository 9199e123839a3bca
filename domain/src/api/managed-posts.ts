import { MAX_LENGTH } from '../limits.ts'
import { type FoundPosts, SHOWN_POSTS } from '../managed-posts.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Posts or events that have every word of a search, drafts too, and how many of them stand under each tab; `:name` is one of
 * `SHOWN_POSTS`. Without a search there are the numbers alone: the list itself is heard live.
 */
export const findManagedPosts = {
  method: 'GET',
  path: '/api/auth/managed/:name/',
  action: 'post:read-draft',
  query: {
    search: { type: 'text', maxLength: MAX_LENGTH.search },
    show: { type: 'choice', of: [...SHOWN_POSTS.blogs, ...SHOWN_POSTS.events] },
    offset: { type: 'number', min: 0, max: 1_000_000 },
  },
  answer: {} as FoundPosts,
} as const satisfies Endpoint
