import type { listComments as endpoint } from 'domain/api/comments.ts'
import { sinceOf } from 'domain/inbox.ts'
import { COMMENTS_PER_ANSWER } from 'domain/limits.ts'
import { cursorAfter, placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { announce, announceSearched } from '../../http/paging.ts'
import { findComments, searchComments } from '../find-comments.ts'
import { withContext } from '../with-context.ts'

export const listComments: Handler<typeof endpoint> = async (call) => {
  const { status = 'pending', search = '', back = 'ever', limit = COMMENTS_PER_ANSWER, cursor } = call.query
  const since = sinceOf(back, Date.now())
  const which = { isApproved: status === 'approved', since, after: placeOf(cursor) }
  if (search.trim() !== '') {
    const { comments, ...page } = await searchComments({ ...which, search })
    announceSearched(call, page)
    return withContext(comments)
  }
  const { comments, total, hasMore } = await findComments({ ...which, limit })
  const last = comments.at(-1)
  announce(call, total, hasMore && last ? { cursor: cursorAfter(last) } : undefined)
  return withContext(comments)
}
