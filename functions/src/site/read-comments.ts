import type { PublicComment } from 'domain/comment.ts'
import { COMMENT_THREADS } from 'domain/values/list-limits.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'
import * as logger from 'firebase-functions/logger'
import { find, type FoundDocument, isId, readMany } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { isValidComment } from '../posts/is-valid.ts'
import { refs } from '../refs.ts'

interface ReadComments {
  /** By post, oldest first. */
  comments: Record<string, PublicComment[]>
  /** Documents without the shape of a comment, such as `comments/WCN-7K4Q2M`. */
  leftOut: string[]
}

let cache: { version: number; read: ReadComments } | undefined

/**
 * Reads the public comments. While their version has not changed, this process does not read them again.
 * @param version of the comments, read before
 */
export async function readComments(version: number): Promise<ReadComments> {
  if (cache?.version !== version) cache = { version, read: await readAll() }
  return cache.read
}

async function readAll(): Promise<ReadComments> {
  const found = await find(refs.comments.where('is_approved', '==', true))
  const { whole = [], broken = [] } = Object.groupBy(found, ({ data }) =>
    isValidComment({ ...data }) ? 'whole' : 'broken',
  )
  const leftOut = broken.map(({ id }) => `comments/${id}`)
  if (leftOut.length > 0) logger.error('Left out of the site, since a field is missing or wrong', leftOut)
  const inOrder = whole.toSorted(
    (a, b) => compareTexts(a.data.createdAt, b.data.createdAt) || compareTexts(a.id, b.id),
  )
  const gone = await goneParents(inOrder)
  const byPost = Map.groupBy(inOrder.map(toPublic(gone)), ({ blog }) => blog)
  const comments = [...byPost].map(
    ([post, all]) => [post, newestThreads(all.map(({ comment }) => comment))] as const,
  )
  return { comments: Object.fromEntries(comments), leftOut }
}

/** Finds the parents of comments that were deleted by hand. */
async function goneParents(comments: FoundDocument<CommentDocument>[]): Promise<Set<string>> {
  const there = new Set(['', ...comments.map(({ id }) => id)])
  const others = [...new Set(comments.map(({ data }) => data.parent))].filter((id) => !there.has(id))
  const stored = await readMany(others.filter(isId).map((id) => refs.comments.doc(id)))
  const waiting = new Set(others.filter(isId).filter((_id, n) => stored[n]))
  return new Set(others.filter((id) => !waiting.has(id)))
}

const toPublic =
  (gone: Set<string>) =>
  ({ id, data: { blog, parent, name, website, comment, createdAt } }: FoundDocument<CommentDocument>) => ({
    blog,
    comment: { id, parent: gone.has(parent) ? '' : parent, name, website, comment, createdAt },
  })

/** Returns the newest threads. A reply is shown only with its parent, which is older. */
function newestThreads(comments: PublicComment[]): PublicComment[] {
  const threads = comments.filter(({ parent }) => parent === '').slice(-COMMENT_THREADS)
  const ids = new Set(threads.map(({ id }) => id))
  return comments.filter(({ id, parent }) => {
    if (parent !== '' && ids.has(parent)) ids.add(id)
    return ids.has(id)
  })
}
