import { object } from 'yup'
import type { Blog } from '../blog.ts'
import type { ChamberEvent } from '../event.ts'
import { SEARCH_LENGTH } from '../values/list-limits.ts'
import {
  type FoundPosts,
  type ListedVersion,
  type PostVersion,
  SHOWN_POSTS,
} from '../office/managed-posts.ts'
import type { OfficePage } from '../pages/page.ts'
import { pageMoveSchema, pageSchema } from '../pages/page-schema.ts'
import { blogSchema } from '../schemas/blog.ts'
import { eventSchema } from '../schemas/event.ts'
import type { Count, MediaAddress } from '../values/formats.ts'
import type { Endpoint } from './endpoint.ts'

const blogBody = { as: 'json or form', schema: blogSchema, pictures: ['image'] } as const
const pageBody = { as: 'json or form', schema: pageSchema } as const
const eventBody = { as: 'json or form', schema: eventSchema, pictures: ['image'] } as const

/**
 * Creates a post. With `publish_at` and `is_published: false` it is published at that time, and at once if the time has passed.
 * A form sends `ur` as JSON text.
 * @returns The post as stored.
 */
export const createBlog = {
  method: 'POST',
  path: '/api/auth/blogs/',
  action: 'post:write',
  status: 201,
  body: blogBody,
  answer: {} as Blog,
} as const satisfies Endpoint

/**
 * Changes a post. Fields that are not sent stay as they are. Publishing it, or an empty `publish_at`, ends its schedule.
 * An empty `ur` removes its Urdu.
 * @returns The post as stored.
 */
export const changeBlog = {
  method: 'PATCH',
  path: '/api/auth/blogs/:id/',
  action: 'post:write',
  body: { ...blogBody, isPartial: true },
  hasVersion: true,
  answer: {} as Blog,
} as const satisfies Endpoint

/**
 * Deletes a post.
 * @returns It is gone; its picture goes a day later.
 */
export const deleteBlog = {
  method: 'DELETE',
  path: '/api/auth/blogs/:id/',
  action: 'post:write',
  status: 204,
  hasVersion: true,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Creates an event. With `publish_at` and `is_published: false` it is published at that time, and at once if the time has passed.
 * A form sends `ur` as JSON text.
 * @returns The event as stored.
 */
export const createEvent = {
  method: 'POST',
  path: '/api/auth/events/',
  action: 'post:write',
  status: 201,
  body: eventBody,
  answer: {} as ChamberEvent,
} as const satisfies Endpoint

/**
 * Changes an event. Fields that are not sent stay as they are. Publishing it, or an empty `publish_at`, ends its schedule.
 * An empty `ur` removes its Urdu.
 * @returns The event as stored.
 */
export const changeEvent = {
  method: 'PATCH',
  path: '/api/auth/events/:id/',
  action: 'post:write',
  body: { ...eventBody, isPartial: true },
  hasVersion: true,
  answer: {} as ChamberEvent,
} as const satisfies Endpoint

/**
 * Deletes an event.
 * @returns It is gone; its picture goes a day later.
 */
export const deleteEvent = {
  method: 'DELETE',
  path: '/api/auth/events/:id/',
  action: 'post:write',
  status: 204,
  hasVersion: true,
  answer: undefined,
} as const satisfies Endpoint

const pictureBody = {
  as: 'json or form',
  schema: object(),
  isPartial: true,
  pictures: ['image'],
  requiredPictures: ['image'],
} as const

/** A picture that was stored. */
export interface UploadedPicture {
  image: MediaAddress
  /** Of the picture, in pixels. */
  width: Count
  height: Count
}

/**
 * Stores a picture for the text of a post; `:id` is its id, or a new one of 20 letters and digits. The text names the picture as
 * `![description](address "caption")`. It stays private until a post is published with it; a new one then has that id.
 * A picture that is not named within two days is deleted.
 * @returns The picture's address and size.
 */
export const addBlogPicture = {
  method: 'POST',
  path: '/api/auth/blogs/:id/pictures/',
  action: 'post:write',
  status: 201,
  body: pictureBody,
  answer: {} as UploadedPicture,
} as const satisfies Endpoint

/**
 * Stores a picture for the text of an event; `:id` is its id, or a new one of 20 letters and digits. The text names the picture as
 * `![description](address "caption")`. It stays private until an event is published with it; a new one then has that id.
 * A picture that is not named within two days is deleted.
 * @returns The picture's address and size.
 */
export const addEventPicture = {
  method: 'POST',
  path: '/api/auth/events/:id/pictures/',
  action: 'post:write',
  status: 201,
  body: pictureBody,
  answer: {} as UploadedPicture,
} as const satisfies Endpoint

/**
 * Stores a picture for the text of a page; `:id` is its id, or a new one of 20 letters and digits. The text names the picture as
 * `![description](address "caption")`. It stays private until a page is published with it; a new one then has that id.
 * A picture that is not named within two days is deleted.
 * @returns The picture's address and size.
 */
export const addPagePicture = {
  method: 'POST',
  path: '/api/auth/pages/:id/pictures/',
  action: 'post:write',
  status: 201,
  body: pictureBody,
  answer: {} as UploadedPicture,
} as const satisfies Endpoint

/**
 * Searches posts or events with their drafts, and counts them by tab. Without a search it returns the counts alone.
 * @returns At most twenty, and how many there are under each tab.
 */
export const findManagedPosts = {
  method: 'GET',
  path: '/api/auth/managed/:name/',
  names: ['blogs', 'events'],
  action: 'post:read-draft',
  query: {
    /** Words that all occur in it, in any order. */
    search: { type: 'text', maxLength: SEARCH_LENGTH, isPrivate: true },
    /** `all`, `published` or `draft` of blogs; `coming`, `past` or `draft` of events. The first is the default. */
    show: { type: 'choice', of: [...new Set([...SHOWN_POSTS.blogs, ...SHOWN_POSTS.events])] },
    /** @default 0 */
    offset: { type: 'number', min: 0, max: 1_000_000 },
  },
  answer: {} as FoundPosts,
} as const satisfies Endpoint

const withVersions = ['blogs', 'events', 'pages'] as const

/**
 * Lists the earlier versions of a post, an event or a page, the last first.
 * @returns At most twenty.
 */
export const listPostVersions = {
  method: 'GET',
  path: '/api/auth/:name/:id/versions/',
  names: withVersions,
  action: 'post:read-draft',
  answer: [] as ListedVersion[],
} as const satisfies Endpoint

/**
 * Returns an earlier version of a post, an event or a page.
 * @returns The version with its text.
 */
export const getPostVersion = {
  method: 'GET',
  path: '/api/auth/:name/:id/versions/:kept/',
  names: withVersions,
  action: 'post:read-draft',
  answer: {} as PostVersion,
} as const satisfies Endpoint

/**
 * Restores an earlier version as a new one. Whether visitors see the post, and the address of a page, do not change.
 * @returns The post, event or page as stored.
 */
export const restorePostVersion = {
  method: 'POST',
  path: '/api/auth/:name/:id/versions/:kept/',
  names: withVersions,
  action: 'post:write',
  hasVersion: true,
  answer: {} as Blog | ChamberEvent | OfficePage,
} as const satisfies Endpoint

/**
 * Creates a page of the office. It comes last in their order. A form sends `ur` as JSON text.
 * @returns The page as stored.
 * @throws 409 There are ten pages already.
 */
export const createPage = {
  method: 'POST',
  path: '/api/auth/pages/',
  action: 'post:write',
  status: 201,
  body: pageBody,
  answer: {} as OfficePage,
} as const satisfies Endpoint

/**
 * Changes a page of the office. Fields that are not sent stay as they are. After a change of its name, the old address leads to the new
 * one, unless another page takes the old name. An empty `ur` removes its Urdu.
 * @returns The page as stored.
 */
export const changePage = {
  method: 'PATCH',
  path: '/api/auth/pages/:id/',
  action: 'post:write',
  body: { ...pageBody, isPartial: true },
  hasVersion: true,
  answer: {} as OfficePage,
} as const satisfies Endpoint

/**
 * Moves a page of the office up or down by one in their order. The first and the last one stay.
 * @returns It has moved.
 */
export const movePage = {
  method: 'POST',
  path: '/api/auth/pages/:id/move/',
  action: 'post:write',
  status: 204,
  body: { as: 'json', schema: pageMoveSchema },
  answer: undefined,
} as const satisfies Endpoint

/**
 * Deletes a page of the office. Its old addresses lead nowhere any more.
 * @returns It is gone.
 */
export const deletePage = {
  method: 'DELETE',
  path: '/api/auth/pages/:id/',
  action: 'post:write',
  status: 204,
  hasVersion: true,
  answer: undefined,
} as const satisfies Endpoint
