import * as logger from 'firebase-functions/logger'
import { find } from '../cloud/store.ts'
import { toPublic } from '../posts/handlers/public-answer.ts'
import { BLOGS, EVENTS } from '../posts/kinds.ts'
import type { Post, PostInput, PostKind } from '../posts/post-kind.ts'

/** What the site shows of a kind. */
interface ReadPosts<Input extends PostInput> {
  /** In the order of lists, as visitors may know it. */
  posts: Omit<Post<Input>, 'author_uid' | 'editor_name'>[]
  /** Documents that do not have the shape of the kind, such as `blogs/abc`: one of them must not keep the others from the site. */
  leftOut: string[]
}

/** Reads what is published of a kind. A list whose version has not changed since this process read it is not read again. */
function readingPublished<Input extends PostInput>(kind: PostKind<Input>) {
  let kept: { version: number; posts: Post<Input>[]; leftOut: string[] } | undefined
  /**
   * @param version of the list, read before
   * @param day YYYY-MM-DD, decides which events are past
   */
  return async (version: number, day: string): Promise<ReadPosts<Input>> => {
    if (kept?.version !== version) {
      const found = await find(kind.collection.where('is_published', '==', true))
      const { whole = [], broken = [] } = Object.groupBy(found, ({ id, data }) =>
        kind.isWhole(id, data) ? 'whole' : 'broken',
      )
      const posts = whole.map(({ id, data }) => ({ id, ...data }))
      const leftOut = broken.map(({ id }) => `${kind.name}/${id}`)
      if (leftOut.length > 0) logger.error('Left out of the site, since a field is missing or wrong', leftOut)
      kept = { version, posts, leftOut }
    }
    return { posts: kept.posts.toSorted(kind.compare(day)).map(toPublic), leftOut: kept.leftOut }
  }
}

export const readBlogs = readingPublished(BLOGS)
export const readEvents = readingPublished(EVENTS)
