import { COMMENT_DEPTH } from 'domain/limits.ts'
import { isId, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/**
 * What an answer is stored as an answer to. One that would stand too deep stands level with what it answers; one to a
 * comment that is gone, or that belongs to another post, is a comment of its own.
 * @param tx in which the answer is stored
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
