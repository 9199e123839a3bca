import { today } from 'domain/dates.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { find, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { forgetVersion, listVersion } from './list-version.ts'
import type { PostInput, PostKind, PostList } from './post-kind.ts'

/** Says that a list has changed, in the transaction that changes it: every instance reads it anew. */
export function raiseVersion(tx: Transaction, name: 'blogs' | 'events'): void {
  tx.merge(refs.versions.doc(name), { version: FieldValue.increment(1) })
  tx.afterwards(() => forgetVersion(name))
}

/**
 * The list, at the cost of at most one read while nothing has changed; how old it may be under load, `listVersion` says. The
 * version is read before the posts and the list kept under it: posts newer than their version are only read once more, never
 * missed. Whoever misses it while it is being read waits for the same reading.
 */
export async function postList<Input extends PostInput>(kind: PostKind<Input>): Promise<PostList<Input>> {
  const version = await listVersion(kind.name)
  const day = today()
  const { kept } = kind.cache
  if (kept?.version === version && kept.day === day) return kept.list
  const list = readList(kind, version, day)
  kind.cache.kept = { version, day, list }
  list.catch(() => {
    if (kind.cache.kept?.list === list) delete kind.cache.kept
  })
  return list
}

async function readList<Input extends PostInput>(
  kind: PostKind<Input>,
  version: number,
  day: string,
): Promise<PostList<Input>> {
  const found = await find(kind.collection)
  const posts = found.map(({ id, data }) => ({ id, ...data })).toSorted(kind.compare(day))
  // the site leaves out the same
  const published = posts.filter((post) => post.is_published && kind.isWhole(post.id, post))
  return { id: (listsRead += 1), version, posts, published }
}

let listsRead = 0
