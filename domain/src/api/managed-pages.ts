import type { OfficePage } from '../pages/page.ts'
import { pageMoveSchema, pageSchema } from '../pages/page-schema.ts'
import type { Endpoint } from './endpoint.ts'

const body = { as: 'json or form', schema: pageSchema } as const

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
  body,
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
  body: { ...body, isPartial: true },
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
