import type { PublicComment } from 'domain/comment.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'
import * as logger from 'firebase-functions/logger'
import { find, type Found } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { isWholeComment } from '../posts/is-whole.ts'
import { refs } from '../refs.ts'

interface ReadComments {
  /** By post, oldest first. */
  comments: Record<string, PublicComment[]>
  /** Documents that do not have the shape of a comment, such as `comments/WCN-7K4Q2M`. */
  leftOut: string[]
}

let kept: { version: number; read: ReadComments } | undefined

/**
 * What visitors may read of comments. Comments whose version has not changed since this process read them are not read again.
 * @param version of the comments, read before
 */
export async function readComments(version: number): Promise<ReadComments> {
  if (kept?.version !== version) kept = { version, read: await readAll() }
  return kept.read
}

async function readAll(): Promise<ReadComments> {
  const found = await find(refs.comments.where('is_approved', '==', true))
  const { whole = [], broken = [] } = Object.groupBy(found, ({ data }) =>
    isWholeComment({ ...data }) ? 'whole' : 'broken',
  )
  const leftOut = broken.map(({ id }) => `comments/${id}`)
  if (leftOut.length > 0) logger.error('Left out of the site, since a field is missing or wrong', leftOut)
  const inOrder = whole.toSorted(
    (a, b) => compareTexts(a.data.createdAt, b.data.createdAt) || compareTexts(a.id, b.id),
  )
  const byPost = Map.groupBy(inOrder, ({ data }) => data.blog)
  return { comments: Object.fromEntries([...byPost].map(([post, all]) => [post, shown(all)])), leftOut }
}

/** Answers are shown below what they answer, and so only with it; it came before them. */
function shown(comments: Found<CommentDocument>[]): PublicComment[] {
  const ids = new Set([''])
  return comments.flatMap(({ id, data: { parent, name, website, comment, createdAt } }) => {
    if (!ids.has(parent)) return []
    ids.add(id)
    return [{ id, parent, name, website, comment, createdAt }]
  })
}
