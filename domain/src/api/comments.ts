import { COMMENT_STATUSES, type ListedComment, type ModeratedComment } from '../comment.ts'
import { DAYS_BACK, type WaitingCounts } from '../inbox.ts'
import { MAX_LENGTH } from '../limits.ts'
import { COMMENTS_PER_ANSWER, SEARCH_LENGTH } from '../values/list-limits.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Lists comments, newest first. A search answers at most twenty and does not know how many there are.
 * @returns One page.
 * @header Link
 * @header X-Total-Count
 * @header X-Searched-To
 */
export const listComments = {
  method: 'GET',
  path: '/api/auth/comments/',
  action: 'comment:moderate',
  query: {
    /** @default pending */
    status: { type: 'choice', of: COMMENT_STATUSES },
    /** Words that all occur in name, website or text; never in the e-mail. */
    search: { type: 'text', maxLength: SEARCH_LENGTH, isPrivate: true },
    /**
     * How many days back it goes.
     * @default ever
     */
    back: { type: 'choice', of: DAYS_BACK },
    /** @default 50 */
    limit: { type: 'number', min: 1, max: COMMENTS_PER_ANSWER },
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as ListedComment[],
} as const satisfies Endpoint

/**
 * Returns one comment.
 * @returns The comment, without its e-mail.
 */
export const getComment = {
  method: 'GET',
  path: '/api/auth/comments/:id/',
  action: 'comment:moderate',
  answer: {} as ListedComment,
} as const satisfies Endpoint

/**
 * Shows a comment below its post.
 * @returns The approved comment.
 */
export const approveComment = {
  method: 'POST',
  path: '/api/auth/comments/:id/approve/',
  action: 'comment:moderate',
  answer: {} as ModeratedComment,
} as const satisfies Endpoint

/**
 * Deletes a comment. Its replies move up one level.
 * @returns It is gone.
 */
export const deleteComment = {
  method: 'DELETE',
  path: '/api/auth/comments/:id/',
  action: 'comment:moderate',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Counts what waits for the office. The team gets the comments alone.
 * @returns Pending applications, pledged donations, new messages and offers, comments without a decision, and failed e-mails.
 */
export const countWaiting = {
  method: 'GET',
  path: '/api/auth/waiting/',
  action: 'comment:moderate',
  answer: {} as WaitingCounts,
} as const satisfies Endpoint
