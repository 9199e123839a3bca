import { today } from 'domain/dates.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { find, read, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import type { PostInput, PostKind, PostList } from './post-kind.ts'

/** Says that a list has changed, in the transaction that changes it: every instance reads it anew. */
export function raiseVersion(tx: Transaction, name: 'blogs' | 'events'): void {
  tx.merge(refs.versions.doc(name), { version: FieldValue.increment(1) })
}

/**
 * The list, at the cost of one read while nothing has changed. The version is read before the posts and the list
 * kept under it: posts newer than their version are only read once more, never missed.
 */
export async function postList<Input extends PostInput>(kind: PostKind<Input>): Promise<PostList<Input>> {
  const version = (await read(refs.versions.doc(kind.name)))?.version ?? 0
  const day = today()
  const { list: last } = kind.cache
  if (last?.version === version && last.day === day) return last
  const found = await find(kind.collection)
  const posts = found.map(({ id, data }) => ({ id, ...data })).toSorted(kind.compare(day))
  const list = { version, day, posts, published: posts.filter((post) => post.is_published) }
  kind.cache.list = list
  return list
}
