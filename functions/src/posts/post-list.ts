import { today } from 'domain/dates.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { find, read, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import type { PostInput, PostKind, PostList } from './post-kind.ts'

/**
 * Reads every post of a kind, or returns the list that this process read before. It costs at most one read while nothing has changed;
 * `currentVersion` says how old it may be under load. The version is read before the posts. So newer posts are at worst read once
 * more, and never missed. Requests that come while it is being read wait for the same result.
 */
export async function readPostList<Input extends PostInput>(kind: PostKind<Input>): Promise<PostList<Input>> {
  const version = await currentVersion(kind.name)
  const day = today()
  const { list: cached } = kind.cache
  if (cached?.version === version && cached.day === day) return cached.list
  const list = readAll(kind, version, day)
  kind.cache.list = { version, day, list }
  list.catch(() => {
    if (kind.cache.list?.list === list) delete kind.cache.list
  })
  return list
}

async function readAll<Input extends PostInput>(
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

/** Marks a list as changed, in the transaction that changes it, so that every instance reads it again. */
export function bumpVersion(tx: Transaction, name: Name): void {
  tx.merge(refs.versions.doc(name), { version: FieldValue.increment(1) })
  tx.afterwards(() => dropCachedVersion(name))
}

/** More requests for a list than these in a second are load. */
const CALM_REQUESTS = 10
/** Milliseconds for which a version is trusted under load. */
const TRUSTED_MS = 1_000

interface Watch {
  /** Times of the last requests, newest last; at most `CALM_REQUESTS`. */
  asked: number[]
  last?: { at: number; version: Promise<number> }
}

const watches: Record<Name, Watch> = { blogs: { asked: [] }, events: { asked: [] }, pages: { asked: [] } }

/**
 * Returns the number that each change of a list raises. Up to ten requests a second each read it, so an answer shows what any process has just written.
 * Under more load it is read once a second, and an answer may lack what other processes wrote in that second. It never lacks what
 * this process wrote (`dropCachedVersion`).
 */
function currentVersion(name: Name): Promise<number> {
  const watch = watches[name]
  const now = performance.now()
  if (isUnderLoad(watch, now) && watch.last && now - watch.last.at < TRUSTED_MS) return watch.last.version
  const last = { at: now, version: readVersion(name) }
  watch.last = last
  last.version.catch(() => {
    if (watch.last === last) delete watch.last
  })
  return last.version
}

/** Returns whether there were `CALM_REQUESTS` requests within the last second, and counts this one. */
function isUnderLoad({ asked }: Watch, now: number): boolean {
  const [earliest] = asked
  const isBusy = asked.length === CALM_REQUESTS && earliest !== undefined && now - earliest < 1_000
  if (asked.length === CALM_REQUESTS) asked.shift()
  asked.push(now)
  return isBusy
}

const readVersion = async (name: Name): Promise<number> => (await read(refs.versions.doc(name)))?.version ?? 0

/** Makes the next request read the version again, since this process has changed the list. */
function dropCachedVersion(name: Name): void {
  delete watches[name].last
}
