import { MAX_LENGTH } from '../limits.ts'

/** What a list of posts or events may be asked for. */
export const POST_LIST_QUERY = {
  limit: { type: 'number', min: 1, max: 1_000 },
  offset: { type: 'number', min: 0, max: 1_000_000 },
  search: { type: 'text', maxLength: MAX_LENGTH.search },
} as const
