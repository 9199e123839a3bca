import { sinceOf } from 'domain/inbox.ts'
import { COMMENTS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import type { ListedComment, ModeratedComment } from 'domain/comment.ts'
import { checkStored } from 'domain/content/check-part.ts'
import { isId, read, readMany } from '../cloud/store.ts'
import { decodeCursor, encodeCursor, setPageHeaders, setSearchHeaders } from '../http/paging.ts'
import { notFound } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { officeActor } from '../inbox/stamp.ts'
import { refs } from '../refs.ts'
import { findComments, searchComments, toModerated } from './find-comments.ts'
import { approveComment, removeComment } from './moderate-comment.ts'

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

/** Adds to comments the titles of their posts and the comments that they reply to, each read once. */
async function withContext(comments: ModeratedComment[]): Promise<ListedComment[]> {
  const postIds = distinct(comments.map(({ blog }) => blog))
  const parentIds = distinct(comments.map(({ parent }) => parent))
  const [posts, parents, sampleTitle] = await Promise.all([
    readMany(postIds.map((id) => refs.blogs.doc(id))),
    readMany(parentIds.map((id) => refs.comments.doc(id))),
    postIds.includes(SAMPLE_POST_ID) ? readSampleTitle() : '',
  ])
  const titles = new Map(postIds.map((id, n) => [id, posts[n]?.title ?? '']))
  const answered = new Map(parentIds.map((id, n) => [id, parents[n]]))
  return comments.map((comment) => {
    const parent = answered.get(comment.parent)
    return {
      ...comment,
      post_title: comment.blog === SAMPLE_POST_ID ? sampleTitle : (titles.get(comment.blog) ?? ''),
      answers: parent ? { name: parent.name, comment: parent.comment } : null,
    }
  })
}

const distinct = (ids: string[]) => [...new Set(ids)].filter(isId)

/** Reads the title of the sample post, which the site shows while there is no post. */
async function readSampleTitle(): Promise<string> {
  const checked = await checkStored('samplePost', await read(refs.site.doc('samplePost')))
  return checked.ok ? checked.value.title : ''
}
