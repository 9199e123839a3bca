import type { ModeratedComment } from 'domain/comment.ts'
import { FieldPath } from 'firebase-admin/firestore'
import { count, find } from '../cloud/store.ts'
import type { Place } from '../http/cursor.ts'
import { refs } from '../refs.ts'
import { searchInPages } from '../inbox/search-in-pages.ts'
import { toModerated } from './to-moderated.ts'

interface Asked {
  isApproved: boolean
  /** ISO 8601 UTC; undefined for all there is. */
  since: string | undefined
  limit: number
  /** The last comment of the page before. */
  after: Place | undefined
}

/** A page of comments, newest first, and how many there are on all pages. */
export async function findComments({ isApproved, since, limit, after }: Asked) {
  const all = commentsOf({ isApproved, since })
  const inOrder = all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const rest = after ? inOrder.startAfter(after.createdAt, after.id) : inOrder
  // one more, which says whether there is a next page
  const [found, total] = await Promise.all([find(rest.limit(limit + 1)), count(all)])
  const comments: ModeratedComment[] = found.slice(0, limit).map(({ id, data }) => toModerated(id, data))
  return { comments, total, hasMore: found.length > limit }
}

const commentsOf = ({ isApproved, since }: Pick<Asked, 'isApproved' | 'since'>) => {
  const all = refs.comments.where('is_approved', '==', isApproved)
  return since ? all.where('createdAt', '>=', since) : all
}

/** Those of them that have every word of a search; never by their e-mail, which the team does not see. */
export async function searchComments({ search, after, ...which }: Omit<Asked, 'limit'> & { search: string }) {
  const { found, ...page } = await searchInPages(commentsOf(which), {
    textsOf: ({ name, website, comment }, id) => [name, website, comment, id],
    search,
    after,
  })
  return { ...page, comments: found.map(({ id, data }) => toModerated(id, data)) }
}
