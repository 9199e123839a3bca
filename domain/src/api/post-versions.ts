import type { Blog } from '../blog.ts'
import type { ChamberEvent } from '../event.ts'
import type { ListedVersion, PostVersion } from '../office/post-versions.ts'
import type { OfficePage } from '../pages/page.ts'
import type { Endpoint } from './endpoint.ts'

const names = ['blogs', 'events', 'pages'] as const

/**
 * Lists the earlier versions of a post, an event or a page, the last first.
 * @returns At most twenty.
 */
export const listPostVersions = {
  method: 'GET',
  path: '/api/auth/:name/:id/versions/',
  names,
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
  names,
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
  names,
  action: 'post:write',
  hasVersion: true,
  answer: {} as Blog | ChamberEvent | OfficePage,
} as const satisfies Endpoint
