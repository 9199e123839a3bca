import { today } from 'domain/dates.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { find, read, type Transaction } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'
import type { PostDocument, PostInput, PostKind, PostList } from './post-kind.ts'

/** A post as it is stored. @throws HttpError 404 */
export async function readPost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
): Promise<PostDocument<Input>> {
  const post = await read(kind.collection.doc(id))
  if (!post) throw notFound()
  return post
}

/** Says that a list has changed, in the transaction that changes it: every instance reads it anew. */
export function bumpVersion(tx: Transaction, name: 'blogs' | 'events'): void {
  tx.merge(refs.versions.doc(name), { version: FieldValue.increment(1) })
  tx.afterwards(() => dropCachedVersion(name))
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
  const published = posts.filter((post) => post.is_published && kind.isValid(post.id, post))
  return { id: (listsRead += 1), version, posts, published }
}

let listsRead = 0

type Name = PostKind<never>['name']

/** Asked for more often than so many times a second, a list is under load. */
const CALM = 10
/** Milliseconds that a version is trusted under load. */
const TRUSTED = 1_000

interface Watch {
  /** When the list was last asked for, the latest at the end; CALM times at most. */
  asked: number[]
  last?: { at: number; version: Promise<number> }
}

const watches: Record<Name, Watch> = { blogs: { asked: [] }, events: { asked: [] } }

/**
 * The version of a list. As long as this process is asked for the list at most ten times within a second, it reads the version
 * every time: an answer shows what was written a moment ago, by whichever process. Asked more often, it reads it once a second, and
 * whoever asks meanwhile gets that one: an answer may then lack what *other* processes wrote within the last second. What this
 * process wrote is never lacking (`dropCachedVersion`).
 */
export function listVersion(name: Name): Promise<number> {
  const watch = watches[name]
  const now = performance.now()
  if (isUnderLoad(watch, now) && watch.last && now - watch.last.at < TRUSTED) return watch.last.version
  const last = { at: now, version: readVersion(name) }
  watch.last = last
  last.version.catch(() => {
    if (watch.last === last) delete watch.last
  })
  return last.version
}

/** Whether the list was asked for CALM times within the last second already; notes that it is asked for once more. */
function isUnderLoad({ asked }: Watch, now: number): boolean {
  const [earliest] = asked
  const isBusy = asked.length === CALM && earliest !== undefined && now - earliest < 1_000
  if (asked.length === CALM) asked.shift()
  asked.push(now)
  return isBusy
}

const readVersion = async (name: Name): Promise<number> => (await read(refs.versions.doc(name)))?.version ?? 0

/** Has the version read anew by whoever asks next: this process has changed the list. */
export function dropCachedVersion(name: Name): void {
  delete watches[name].last
}
