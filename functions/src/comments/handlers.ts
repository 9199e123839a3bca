import { sinceOf } from 'domain/inbox.ts'
import { COMMENTS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { read } from '../cloud/store.ts'
import { decodeCursor, encodeCursor, setPageHeaders, setSearchHeaders } from '../http/paging.ts'
import { notFound } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { officeActor } from '../inbox/stamp.ts'
import { refs } from '../refs.ts'
import { findComments, searchComments, toModerated } from './find-comments.ts'
import { approveComment, removeComment } from './moderate-comment.ts'
import { withContext } from './with-context.ts'

/** Handles the calls with which team and admins moderate comments. */
export const commentHandlers = {
  listComments: async (call) => {
    const { status = 'pending', search = '', back = 'ever', limit = COMMENTS_PER_ANSWER, cursor } = call.query
    const since = sinceOf(back, Date.now())
    const filter = { isApproved: status === 'approved', since, after: decodeCursor(cursor) }
    if (search.trim() !== '') {
      const { comments, ...page } = await searchComments({ ...filter, search })
      setSearchHeaders(call, page)
      return withContext(comments)
    }
    const { comments, total, hasMore } = await findComments({ ...filter, limit })
    const last = comments.at(-1)
    setPageHeaders(call, total, hasMore && last ? { cursor: encodeCursor(last) } : undefined)
    return withContext(comments)
  },

  getComment: async ({ path: { id } }) => {
    const comment = await read(refs.comments.doc(id))
    const [listed] = comment ? await withContext([toModerated(id, comment)]) : []
    if (!listed) throw notFound()
    return listed
  },

  approveComment: ({ actor, path }) => approveComment(path.id, officeActor(actor)),

  deleteComment: async ({ actor, path }) => {
    await removeComment(path.id, actor.uid)
    return undefined
  },
} satisfies Partial<Handlers>
