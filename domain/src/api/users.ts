import { DOCUMENT_NAMES } from '../documents.ts'
import type { UserHistory } from '../office/history.ts'
import type { PossibleDuplicate } from '../duplicates/likeness.ts'
import { MAX_LENGTH } from '../limits.ts'
import { SEARCH_LENGTH, USERS_PER_ANSWER } from '../values/list-limits.ts'
import { type AnsweredUser, USER_TABS, type User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

const filter = {
  /** Part of an e-mail, a full name, a business or a town, whatever its case; four digits of a phone, however it is written; or a whole CNIC, which is refused in an address. */
  search: { type: 'text', maxLength: SEARCH_LENGTH, isPrivate: true },
  /** @default all */
  tab: { type: 'choice', of: USER_TABS },
} as const

/**
 * Lists users: pending applications, the longest waiting first; then the newest. A search for a CNIC is recorded in the activity log,
 * without the number. At most 60 of them an hour.
 * @returns One page.
 * @header Link
 * @header X-Total-Count
 * @header X-Tab-Counts
 * @header X-Late-Count
 * @throws 429
 */
export const listUsers = {
  method: 'GET',
  path: '/api/auth/users/',
  action: 'user:list',
  query: {
    ...filter,
    /** @default 100 */
    limit: { type: 'number', min: 1, max: USERS_PER_ANSWER },
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as AnsweredUser[],
} as const satisfies Endpoint

/**
 * Exports the users of a list as a table, without CNIC and pictures. Its headings are in the language of the answer.
 * A value that a spreadsheet would take for a formula gets an apostrophe. At most 60 an hour; each is recorded in the activity log.
 * @returns text/csv: The table, in UTF-8 with a byte order mark.
 * @throws 429
 */
export const exportUsers = {
  method: 'GET',
  path: '/api/auth/exports/users/',
  action: 'user:export',
  needsFreshSignIn: true,
  query: filter,
  answer: {} as Blob,
} as const satisfies Endpoint

/**
 * Returns every field of a user.
 * @returns The user. Its `ETag` is the revision that a decision takes as `If-Match`.
 * @header Cache-Control
 * @header ETag
 */
export const getUser = {
  method: 'GET',
  path: '/api/auth/users/:id/',
  action: 'user:view',
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Returns earlier decisions on a user, without those that were undone, and what was sent before each correction. Each reading is
 * recorded in the activity log.
 * @returns The last twenty decisions and all earlier attempts, the oldest first.
 */
export const getUserHistory = {
  method: 'GET',
  path: '/api/auth/users/:id/history/',
  action: 'user:view',
  answer: {} as UserHistory,
} as const satisfies Endpoint

/**
 * Finds users who may be the same person as an applicant: the same phone, or a similar name with the same birth date or business.
 * @returns The most alike first. Those of whom an admin has said that they are somebody else come last, with `is_dismissed`.
 */
export const findDuplicates = {
  method: 'GET',
  path: '/api/auth/users/:id/duplicates/',
  action: 'user:compare',
  answer: [] as PossibleDuplicate[],
} as const satisfies Endpoint

/**
 * Notes that two users are not the same person, about both of them. No approval asks about them again. It is recorded in the
 * activity log. Sent again it changes nothing.
 * @returns It is noted.
 */
export const dismissDuplicate = {
  method: 'DELETE',
  path: '/api/auth/users/:id/duplicates/:other/',
  action: 'user:compare',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Undoes that an admin has told two users apart. It is recorded in the activity log. Sent again it changes nothing.
 * @returns It is noted.
 */
export const reconsiderDuplicate = {
  method: 'POST',
  path: '/api/auth/users/:id/duplicates/:other/',
  action: 'user:compare',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Undoes the admin's own last decision on a user, while its e-mail is held and nothing else has changed. Nobody is written to.
 * Sent again it changes nothing.
 * @returns The user as before the decision.
 * @throws 409
 */
export const undoDecision = {
  method: 'POST',
  path: '/api/auth/users/:id/undo/',
  action: 'user:undo',
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Turns off the one-time codes of somebody who has lost them. It ends the user's sessions and e-mails the user about it.
 * @returns One-time codes are off.
 * @throws 409 The account has no one-time codes.
 */
export const resetSecondFactor = {
  method: 'POST',
  path: '/api/auth/users/:id/second-factor/reset/',
  action: 'user:reset-code',
  needsFreshSignIn: true,
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Deletes an account and all its files. Sent again it goes on where an earlier request stopped.
 * @returns Nothing is left of it.
 * @throws 409 It is the last admin.
 */
export const deleteUser = {
  method: 'DELETE',
  path: '/api/auth/users/:id/delete/',
  action: 'user:delete',
  needsFreshSignIn: true,
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Returns a picture of a user: the current one, or the one of an earlier attempt by its `v`. Each view of an identity document by an
 * admin is recorded in the activity log.
 * @returns image/jpeg: The picture.
 */
export const getDocument = {
  method: 'GET',
  path: '/api/auth/users/:id/documents/:name/',
  names: DOCUMENT_NAMES,
  action: 'identity-document:view',
  query: {
    /** The version, from the address of the picture. */
    v: { type: 'text', maxLength: 16 },
  },
  answer: {} as Blob,
} as const satisfies Endpoint
