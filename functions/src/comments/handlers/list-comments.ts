import type { listComments as endpoint } from 'domain/api/comments.ts'
import { COMMENTS_PER_ANSWER } from 'domain/limits.ts'
import { cursorAfter, placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { announce } from '../../http/paging.ts'
import { findComments } from '../find-comments.ts'
import { withContext } from '../with-context.ts'

export const listComments: Handler<typeof endpoint> = async (call) => {
  const { status = 'pending', limit = COMMENTS_PER_ANSWER, cursor } = call.query
  const isApproved = status === 'approved'
  const { comments, total, hasMore } = await findComments({ isApproved, limit, after: placeOf(cursor) })
  const last = comments.at(-1)
  announce(call, total, hasMore && last ? { cursor: cursorAfter(last) } : undefined)
  return withContext(comments)
}
