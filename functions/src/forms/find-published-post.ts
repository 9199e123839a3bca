import { isId, read, type Transaction } from '../cloud/store.ts'
import type { PostDocument, PostInput, PostKind } from '../posts/post-kind.ts'

/**
 * A post or an event that visitors may read; `undefined` for a draft, one that is gone, and what is no id at all.
 * @param from a transaction, for what must still be so when that is committed
 */
export async function findPublishedPost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  from: Pick<Transaction, 'read'> = { read },
): Promise<PostDocument<Input> | undefined> {
  const post = isId(id) ? await from.read(kind.collection.doc(id)) : undefined
  return post?.is_published && kind.isValid(id, post) ? post : undefined
}
