import { MAX_LENGTH, USERS_PER_ANSWER } from '../limits.ts'
import type { UserHistory } from '../history.ts'
import { type AnsweredUser, USER_TABS, type User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

/** Newest first; requests by how long they wait, the longest first. `X-Total-Count` says how many match, `X-Tab-Counts` how many of them each tab has, `Link` where the next are; of requests `X-Late-Count` says how many wait longer than was promised. */
export const listUsers = {
  method: 'GET',
  path: '/api/auth/users/',
  action: 'user:list',
  query: {
    limit: { type: 'number', min: 1, max: USERS_PER_ANSWER },
    search: { type: 'text', maxLength: MAX_LENGTH.search, isPrivate: true },
    tab: { type: 'choice', of: USER_TABS },
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as AnsweredUser[],
} as const satisfies Endpoint

/** Everybody whom a list would show, as a table for a spreadsheet (CSV, UTF-8). No identity card numbers and no pictures. */
export const exportUsers = {
  method: 'GET',
  path: '/api/auth/exports/users/',
  action: 'user:export',
  query: {
    search: { type: 'text', maxLength: MAX_LENGTH.search, isPrivate: true },
    tab: { type: 'choice', of: USER_TABS },
  },
  answer: {} as Blob,
} as const satisfies Endpoint

/** Every field. The answer's `ETag` is the revision that a decision takes as `If-Match`. */
export const getUser = {
  method: 'GET',
  path: '/api/auth/users/:id/',
  action: 'user:view',
  answer: {} as User,
} as const satisfies Endpoint

/** What was decided on her before. That an admin reads what she was told stands in the audit log. */
export const getUserHistory = {
  method: 'GET',
  path: '/api/auth/users/:id/history/',
  action: 'user:view',
  answer: {} as UserHistory,
} as const satisfies Endpoint

/** Takes the actor's own last decision on her back, as long as `UNDO` lasts and nothing else has changed. */
export const undoDecision = {
  method: 'POST',
  path: '/api/auth/users/:id/undo/',
  action: 'user:undo',
  answer: {} as User,
} as const satisfies Endpoint

export const deleteUser = {
  method: 'DELETE',
  path: '/api/auth/users/:id/delete/',
  action: 'user:delete',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/** The picture itself. Every view of an identity document by an admin is noted in the audit log. */
export const getDocument = {
  method: 'GET',
  path: '/api/auth/users/:id/documents/:name/',
  action: 'identity-document:view',
  answer: {} as Blob,
} as const satisfies Endpoint
