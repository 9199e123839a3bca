import { setImmediate } from 'node:timers/promises'
import { comparable } from 'domain/comparable.ts'
import type { Post, PostInput, PostKind, PostList } from './post-kind.ts'

/** Milliseconds that others may have to wait for a slice of the work. */
const SLICE = 10

const kept = new WeakMap<object, Promise<ReadonlyMap<string, string>>>()

/**
 * What searches look into, by id of the post, ready for comparing. Made once for each list, by the first search, with pauses in
 * which other requests are answered; it goes with the list. It takes as much memory as the posts themselves: for 2,000 posts of
 * 20,000 characters 40 MB, and 80 MB in Urdu.
 */
export function searchedTexts<Input extends PostInput>(
  kind: PostKind<Input>,
  list: PostList<Input>,
): Promise<ReadonlyMap<string, string>> {
  const texts = kept.get(list) ?? makeTexts(kind, list.posts)
  kept.set(list, texts)
  return texts
}

async function makeTexts<Input extends PostInput>(
  kind: PostKind<Input>,
  posts: Post<Input>[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  let started = performance.now()
  for (const post of posts) {
    // no word goes over the end of a line; a document that was made by hand may have anything else than texts
    texts.set(post.id, kind.searched(post).map(String).map(comparable).join('\n'))
    if (performance.now() - started < SLICE) continue
    await setImmediate()
    started = performance.now()
  }
  return texts
}
