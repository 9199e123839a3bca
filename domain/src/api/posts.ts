import type { ListedBlog } from '../blog.ts'
import type { ListedEvent } from '../event.ts'
import { MOST_POSTS_PER_ANSWER, SEARCH_LENGTH } from '../values/list-limits.ts'
import type { ListedPage } from '../pages/page.ts'
import { LANGUAGES } from '../texts/languages.ts'
import type { Endpoint } from './endpoint.ts'

// What visitors read. Public pages import this file, so no row here may have a schema: yup would come with it.

const query = {
  /** @default 50 */
  limit: { type: 'number', min: 1, max: MOST_POSTS_PER_ANSWER },
  /** @default 0 */
  offset: { type: 'number', min: 0, max: 1_000_000 },
  /** Words that all occur in its texts, in any order, whatever their case. */
  search: { type: 'text', maxLength: SEARCH_LENGTH },
  /**
   * Of the texts. A post without Urdu stays English, and its `language` says so.
   * @default en
   */
  language: { type: 'choice', of: LANGUAGES },
} as const

const ofOne = {
  /**
   * Of the texts. Without Urdu they stay English, and `language` says so.
   * @default en
   */
  language: { type: 'choice', of: LANGUAGES },
} as const

/**
 * Lists published posts, newest first. With a token of team or admin drafts are included, and the answer is not cached.
 * @returns The posts asked for, the first 50 by default.
 * @header ETag
 * @header Link
 * @header X-Total-Count
 * @header X-List-Version
 * @throws 304
 */
export const listBlogs = {
  method: 'GET',
  path: '/api/auth/blogs/',
  action: 'post:read-published',
  query,
  answer: [] as ListedBlog[],
} as const satisfies Endpoint

/**
 * Returns one published post. With a token of team or admin it may be a draft.
 * @returns The post.
 * @header ETag
 * @throws 304
 */
export const getBlog = {
  method: 'GET',
  path: '/api/auth/blogs/:id/',
  action: 'post:read-published',
  query: ofOne,
  answer: {} as ListedBlog,
} as const satisfies Endpoint

/**
 * Lists published events, upcoming ones first. With a token of team or admin drafts are included, and the answer is not cached.
 * @returns The events asked for, the first 50 by default.
 * @header ETag
 * @header Link
 * @header X-Total-Count
 * @header X-List-Version
 * @throws 304
 */
export const listEvents = {
  method: 'GET',
  path: '/api/auth/events/',
  action: 'post:read-published',
  query,
  answer: [] as ListedEvent[],
} as const satisfies Endpoint

/**
 * Returns one published event. With a token of team or admin it may be a draft.
 * @returns The event.
 * @header ETag
 * @throws 304
 */
export const getEvent = {
  method: 'GET',
  path: '/api/auth/events/:id/',
  action: 'post:read-published',
  query: ofOne,
  answer: {} as ListedEvent,
} as const satisfies Endpoint

/**
 * Lists the published pages of the office, in their order. With a token of team or admin drafts are included, and the answer is not
 * cached.
 * @returns Every page; there are ten at most.
 * @header ETag
 * @header X-Total-Count
 * @header X-List-Version
 * @throws 304
 */
export const listPages = {
  method: 'GET',
  path: '/api/auth/pages/',
  action: 'post:read-published',
  answer: [] as ListedPage[],
} as const satisfies Endpoint

/**
 * Returns one published page of the office. With a token of team or admin it may be a draft.
 * @returns The page.
 * @header ETag
 * @throws 304
 */
export const getPage = {
  method: 'GET',
  path: '/api/auth/pages/:id/',
  action: 'post:read-published',
  query: ofOne,
  answer: {} as ListedPage,
} as const satisfies Endpoint
