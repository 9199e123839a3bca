import { comparable } from 'domain/comparable.ts'
import { setImmediate } from 'node:timers/promises'
import type { Post, PostInput, PostKind, PostList } from './post-kind.ts'

export interface PostQuery {
  /** Drafts too. */
  drafts: boolean
  /** As somebody typed it; nothing but spaces finds everything. */
  search: string
}

/** The posts of a list that have every word of a search, in any order and whatever their case and accents, in its order. */
export async function findPosts<Input extends PostInput>(
  kind: PostKind<Input>,
  list: PostList<Input>,
  { drafts, search }: PostQuery,
): Promise<Post<Input>[]> {
  const seen = drafts ? list.posts : list.published
  const words = [...new Set(comparable(search).split(/\s+/))].filter(Boolean)
  if (words.length === 0) return seen
  const texts = await searchedTexts(kind, list)
  return seen.filter(({ id }) => {
    const text = texts.get(id) ?? ''
    return words.every((word) => text.includes(word))
  })
}

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
