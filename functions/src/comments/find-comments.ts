import type { ModeratedComment } from 'domain/comment.ts'
import { FieldPath } from 'firebase-admin/firestore'
import { count, find } from '../cloud/store.ts'
import type { Place } from '../http/cursor.ts'
import { refs } from '../refs.ts'
import { toModerated } from './to-moderated.ts'

interface Asked {
  isApproved: boolean
  limit: number
  /** The last comment of the page before. */
  after: Place | undefined
}

/** A page of comments, newest first, and how many there are on all pages. */
export async function findComments({ isApproved, limit, after }: Asked) {
  const all = refs.comments.where('is_approved', '==', isApproved)
  const inOrder = all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const rest = after ? inOrder.startAfter(after.createdAt, after.id) : inOrder
  // one more, which says whether there is a next page
  const [found, total] = await Promise.all([find(rest.limit(limit + 1)), count(all)])
  const comments: ModeratedComment[] = found.slice(0, limit).map(({ id, data }) => toModerated(id, data))
  return { comments, total, hasMore: found.length > limit }
}
