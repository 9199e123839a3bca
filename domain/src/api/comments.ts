import { COMMENT_STATUSES, type ListedComment, type ModeratedComment } from '../comment.ts'
import { DAYS_BACK } from '../inbox.ts'
import { COMMENTS_PER_ANSWER, MAX_LENGTH } from '../limits.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Those that wait for a decision unless the query says otherwise, newest first. `X-Total-Count` says how many, `Link` where the next are.
 * A search looks through so many at once: `X-Searched-To` says when the last of them came, and of how many there are nothing is said.
 */
export const listComments = {
  method: 'GET',
  path: '/api/auth/comments/',
  action: 'comment:moderate',
  query: {
    status: { type: 'choice', of: COMMENT_STATUSES },
    /** Looked for in name, website and words; never in the e-mail. */
    search: { type: 'text', maxLength: MAX_LENGTH.search, isPrivate: true },
    back: { type: 'choice', of: DAYS_BACK },
    limit: { type: 'number', min: 1, max: COMMENTS_PER_ANSWER },
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as ListedComment[],
} as const satisfies Endpoint

/** One comment, wherever it stands in a list. */
export const getComment = {
  method: 'GET',
  path: '/api/auth/comments/:id/',
  action: 'comment:moderate',
  answer: {} as ListedComment,
} as const satisfies Endpoint

/** Shows it below its post. */
export const approveComment = {
  method: 'POST',
  path: '/api/auth/comments/:id/approve/',
  action: 'comment:moderate',
  answer: {} as ModeratedComment,
} as const satisfies Endpoint

/** Its answers move up to what it answered. */
export const deleteComment = {
  method: 'DELETE',
  path: '/api/auth/comments/:id/',
  action: 'comment:moderate',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint
