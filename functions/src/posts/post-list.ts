import { today } from 'domain/dates.ts'
import { find, read, type Work } from '../cloud/store.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { refs } from '../refs.ts'
import type { Post, PostKind } from './kinds.ts'

/** Every post of a kind as this process last read them, in order. */
export interface PostList {
  version: number
  /** The day that decided which events are past. */
  day: string
  posts: Post[]
  published: Post[]
}

const kept = new Map<PostKind['name'], PostList>()

/** Says that the list has changed, in the transaction that changes it: every instance reads it anew. */
export function raiseVersion(work: Work, { name }: PostKind): void {
  work.merge(refs.versions.doc(name), { version: FieldValue.increment(1) })
}

/**
 * The list, at the cost of one read while nothing has changed. The version is read before the posts and the list
 * kept under it: posts newer than their version are only read once more, never missed.
 */
export async function postList(kind: PostKind): Promise<PostList> {
  const version = (await read(refs.versions.doc(kind.name)))?.version ?? 0
  const day = today()
  const last = kept.get(kind.name)
  if (last?.version === version && last.day === day) return last
  const found = await find(kind.collection)
  const posts = found.map(({ id, data }) => ({ id, ...data })).toSorted(kind.compare(day))
  const list = { version, day, posts, published: posts.filter((post) => post.is_published) }
  kept.set(kind.name, list)
  return list
}
