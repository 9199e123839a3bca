import { find } from '../cloud/store.ts'
import { toPublic } from '../posts/handlers/public-answer.ts'
import { BLOGS, EVENTS } from '../posts/kinds.ts'
import type { Post, PostInput, PostKind } from '../posts/post-kind.ts'

/** Reads what is published of a kind. A list whose version has not changed since this process read it is not read again. */
function readingPublished<Input extends PostInput>(kind: PostKind<Input>) {
  let kept: { version: number; posts: Post<Input>[] } | undefined
  /**
   * @param version of the list, read before
   * @param day YYYY-MM-DD, decides which events are past
   * @returns in the order of lists, as visitors may know it
   */
  return async (version: number, day: string): Promise<Omit<Post<Input>, 'author_uid'>[]> => {
    if (kept?.version !== version) {
      const found = await find(kind.collection.where('is_published', '==', true))
      kept = { version, posts: found.map(({ id, data }) => ({ id, ...data })) }
    }
    return kept.posts.toSorted(kind.compare(day)).map(toPublic)
  }
}

export const readBlogs = readingPublished(BLOGS)
export const readEvents = readingPublished(EVENTS)
