import { isId, read, type Transaction } from '../cloud/store.ts'
import type { PostDocument, PostInput, PostKind } from '../posts/post-kind.ts'

/**
 * Reads a post or an event that visitors may read; `undefined` for drafts, missing ones and invalid ids.
 * @param from a transaction, if it must still hold at the commit
 */
export async function findPublishedPost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  from: Pick<Transaction, 'read'> = { read },
): Promise<PostDocument<Input> | undefined> {
  const post = isId(id) ? await from.read(kind.collection.doc(id)) : undefined
  return post?.is_published && kind.isValid(id, post) ? post : undefined
}
