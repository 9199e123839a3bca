import type { PublicBlog } from '../blog.ts'
import type { PublicEvent } from '../event.ts'
import { MAX_LENGTH, MOST_POSTS_PER_ANSWER } from '../limits.ts'
import type { Endpoint } from './endpoint.ts'

// What visitors read. Public pages import this file, so no row here may have a schema: yup would come with it.

const query = {
  // POSTS_PER_ANSWER where it is not sent
  limit: { type: 'number', min: 1, max: MOST_POSTS_PER_ANSWER },
  offset: { type: 'number', min: 0, max: 1_000_000 },
  search: { type: 'text', maxLength: MAX_LENGTH.search },
} as const

/** What is published; with a team member's or an admin's token drafts too. `X-Total-Count` says how many match, `Link` where the next are. */
export const listBlogs = {
  method: 'GET',
  path: '/api/auth/blogs/',
  action: 'post:read-published',
  query,
  answer: [] as PublicBlog[],
} as const satisfies Endpoint

/** A published one; with a team member's or an admin's token a draft too. */
export const getBlog = {
  method: 'GET',
  path: '/api/auth/blogs/:id/',
  action: 'post:read-published',
  answer: {} as PublicBlog,
} as const satisfies Endpoint

/** What is published; with a team member's or an admin's token drafts too. `X-Total-Count` says how many match, `Link` where the next are. */
export const listEvents = {
  method: 'GET',
  path: '/api/auth/events/',
  action: 'post:read-published',
  query,
  answer: [] as PublicEvent[],
} as const satisfies Endpoint

/** A published one; with a team member's or an admin's token a draft too. */
export const getEvent = {
  method: 'GET',
  path: '/api/auth/events/:id/',
  action: 'post:read-published',
  answer: {} as PublicEvent,
} as const satisfies Endpoint
