import type { ModeratedComment } from 'domain/comment.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'
import { findPage, type PageQuery } from '../cloud/pages.ts'
import { read } from '../cloud/store.ts'
import { searchInPages } from '../inbox/search-in-pages.ts'
import { refs } from '../refs.ts'

/** Builds a comment as team and admins see it: without the e-mail, which moderation does not need. */
export const toModerated = (id: string, comment: CommentDocument): ModeratedComment => ({
  id,
  blog: comment.blog,
  parent: comment.parent,
  name: comment.name,
  website: comment.website,
  comment: comment.comment,
  createdAt: comment.createdAt,
  is_approved: comment.is_approved,
  handler_name: comment.handler_name ?? '',
  handledAt: comment.handledAt ?? '',
})

interface CommentQuery extends PageQuery {
  isApproved: boolean
  /** ISO 8601 UTC; `undefined` for no limit. */
  since: string | undefined
}

/** Reads a page of comments, newest first, and counts those of all pages. */
export async function findComments({ limit, after, ...filter }: CommentQuery) {
  const { found, ...page } = await findPage(commentsOf(filter), { limit, after })
  return { ...page, comments: found.map(({ id, data }) => toModerated(id, data)) }
}

const commentsOf = ({ isApproved, since }: Pick<CommentQuery, 'isApproved' | 'since'>) => {
  const all = refs.comments.where('is_approved', '==', isApproved)
  return since ? all.where('createdAt', '>=', since) : all
}

/** Finds the comments that contain every word of a search. It ignores e-mails, which the team does not see. */
export async function searchComments({
  search,
  after,
  ...filter
}: Omit<CommentQuery, 'limit'> & { search: string }) {
  const { found, ...page } = await searchInPages(commentsOf(filter), {
    textsOf: ({ name, website, comment }, id) => [name, website, comment, id],
    search,
    readOne: async (reference) => {
      const comment = await read(refs.comments.doc(reference))
      const isListed = comment?.is_approved === filter.isApproved && comment.createdAt >= (filter.since ?? '')
      return isListed ? comment : undefined
    },
    after,
  })
  return { ...page, comments: found.map(({ id, data }) => toModerated(id, data)) }
}
