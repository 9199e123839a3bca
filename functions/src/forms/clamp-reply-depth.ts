import { COMMENT_DEPTH } from 'domain/values/list-limits.ts'
import { isId, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/**
 * Returns the parent under which a reply is stored. A reply that would be too deep becomes a sibling of its parent. If the parent
 * is gone or belongs to another post, the reply becomes a top-level comment.
 * @param tx in which the reply is stored
 */
export async function clampReplyDepth(blog: string, id: string, tx: Transaction): Promise<string> {
  const parent = await commentOf(blog, id, tx)
  if (!parent) return ''
  let above = await commentOf(blog, parent.parent, tx)
  for (let depth = 1; above; depth += 1) {
    if (depth === COMMENT_DEPTH) return parent.parent
    above = await commentOf(blog, above.parent, tx)
  }
  return id
}

async function commentOf(blog: string, id: string, tx: Transaction) {
  const comment = isId(id) ? await tx.read(refs.comments.doc(id)) : undefined
  return comment?.blog === blog ? comment : undefined
}
