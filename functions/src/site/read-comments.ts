import type { PublicComment } from 'domain/comment.ts'
import { COMMENT_THREADS, COMMENTS_OF_POST } from 'domain/values/list-limits.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'
import * as logger from 'firebase-functions/logger'
import { find, type FoundDocument, isId, read, readMany } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { isValidComment } from '../posts/is-valid.ts'
import { refs } from '../refs.ts'

/** What a post's page shows of its comments. */
interface CommentsOfPost {
  /** Oldest first. */
  comments: PublicComment[]
  /** Documents without the shape of a comment, such as `comments/WCN-7K4Q2M`. */
  leftOut: string[]
}

/** The comments of a release, with the state of `versions/comments` when they were read. */
export interface KeptComments {
  version: number
  posts: Record<string, number>
  byPost: Record<string, CommentsOfPost>
}

interface ReadComments {
  /** By post, oldest first. */
  comments: Record<string, PublicComment[]>
  leftOut: string[]
  kept: KeptComments
}

/** Posts with changed comments from which on all comments are read at once. */
const MANY = 100

/**
 * Reads the public comments of the posts whose comments have changed. The others stay as they are known.
 * @param kept comments of the last release; without them all are read
 */
export async function readComments(kept?: KeptComments): Promise<ReadComments> {
  // before the comments, so that newer ones are at worst read once more
  const { version = 0, posts = {} } = (await read(refs.versions.doc('comments'))) ?? {}
  const changed = kept && changedPosts(kept, { version, posts })
  const byPost =
    kept && changed
      ? {
          ...without(kept.byPost, changed),
          ...(await show((await Promise.all(changed.map(findOfPost))).flat())),
        }
      : await show(await find(refs.comments.where('is_approved', '==', true)))
  const all = Object.entries(byPost)
  return {
    comments: Object.fromEntries(all.map(([post, { comments }]) => [post, comments])),
    leftOut: all.flatMap(([, { leftOut }]) => leftOut),
    kept: { version, posts, byPost },
  }
}

type Counted = Pick<KeptComments, 'version' | 'posts'>

/** Names the posts whose comments have changed; undefined if that is not known, or if they are many. */
function changedPosts(before: Counted, now: Counted): string[] | undefined {
  const changed = Object.keys(now.posts).filter((post) => now.posts[post] !== before.posts[post])
  const rise = changed.reduce((sum, post) => sum + (now.posts[post] ?? 0) - (before.posts[post] ?? 0), 0)
  // an earlier version of the functions named no post
  return rise === now.version - before.version && changed.length < MANY ? changed : undefined
}

const without = (byPost: KeptComments['byPost'], posts: readonly string[]) =>
  Object.fromEntries(Object.entries(byPost).filter(([post]) => !posts.includes(post)))

const findOfPost = (post: string) =>
  find(
    refs.comments
      .where('blog', '==', post)
      .where('is_approved', '==', true)
      .orderBy('createdAt', 'desc')
      .limit(COMMENTS_OF_POST),
  )

/** Chooses what pages show of these comments, by post. */
async function show(found: FoundDocument<CommentDocument>[]): Promise<KeptComments['byPost']> {
  const { whole = [], broken = [] } = Object.groupBy(found, ({ data }) =>
    isValidComment({ ...data }) ? 'whole' : 'broken',
  )
  if (broken.length > 0)
    logger.error(
      'Left out of the site, since a field is missing or wrong',
      broken.map(({ id }) => `comments/${id}`),
    )
  const inOrder = whole.toSorted(
    (a, b) => compareTexts(a.data.createdAt, b.data.createdAt) || compareTexts(a.id, b.id),
  )
  const byPost: KeptComments['byPost'] = {}
  const ofPost = (post: string) => (byPost[post] ??= { comments: [], leftOut: [] })
  for (const [post, all] of Map.groupBy(inOrder, ({ data }) => data.blog)) {
    const newest = all.slice(-COMMENTS_OF_POST)
    const gone = await goneParents(newest)
    ofPost(post).comments = newestThreads(newest.map(toPublic(gone)))
  }
  for (const { id, data } of broken) ofPost(String(data.blog)).leftOut.push(`comments/${id}`)
  return byPost
}

/** Finds the parents of comments that were deleted by hand. */
async function goneParents(comments: FoundDocument<CommentDocument>[]): Promise<Set<string>> {
  const there = new Set(['', ...comments.map(({ id }) => id)])
  const others = [...new Set(comments.map(({ data }) => data.parent))].filter((id) => !there.has(id))
  const stored = await readMany(others.filter(isId).map((id) => refs.comments.doc(id)))
  const waiting = new Set(others.filter(isId).filter((_id, n) => stored[n]))
  return new Set(others.filter((id) => !waiting.has(id)))
}

const toPublic =
  (gone: Set<string>) =>
  ({
    id,
    data: { parent, name, website, comment, createdAt },
  }: FoundDocument<CommentDocument>): PublicComment => ({
    id,
    parent: gone.has(parent) ? '' : parent,
    name,
    website,
    comment,
    createdAt,
  })

/** Returns the newest threads. A reply is shown only with its parent, which is older. */
function newestThreads(comments: PublicComment[]): PublicComment[] {
  const threads = comments.filter(({ parent }) => parent === '').slice(-COMMENT_THREADS)
  const ids = new Set(threads.map(({ id }) => id))
  return comments.filter(({ id, parent }) => {
    if (parent !== '' && ids.has(parent)) ids.add(id)
    return ids.has(id)
  })
}
