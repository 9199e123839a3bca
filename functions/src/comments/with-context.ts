import { SAMPLE_POST_ID } from 'domain/blog.ts'
import type { ListedComment, ModeratedComment } from 'domain/comment.ts'
import { checkStored } from 'domain/content/check-part.ts'
import { isId, read, readMany } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Adds to comments the titles of their posts and the comments that they reply to, each read once. */
export async function withContext(comments: ModeratedComment[]): Promise<ListedComment[]> {
  const postIds = distinct(comments.map(({ blog }) => blog))
  const parentIds = distinct(comments.map(({ parent }) => parent))
  const [posts, parents, sampleTitle] = await Promise.all([
    readMany(postIds.map((id) => refs.blogs.doc(id))),
    readMany(parentIds.map((id) => refs.comments.doc(id))),
    postIds.includes(SAMPLE_POST_ID) ? readSampleTitle() : '',
  ])
  const titles = new Map(postIds.map((id, n) => [id, posts[n]?.title ?? '']))
  const answered = new Map(parentIds.map((id, n) => [id, parents[n]]))
  return comments.map((comment) => {
    const parent = answered.get(comment.parent)
    return {
      ...comment,
      post_title: comment.blog === SAMPLE_POST_ID ? sampleTitle : (titles.get(comment.blog) ?? ''),
      answers: parent ? { name: parent.name, comment: parent.comment } : null,
    }
  })
}

const distinct = (ids: string[]) => [...new Set(ids)].filter(isId)

/** Reads the title of the sample post, which the site shows while there is no post. */
async function readSampleTitle(): Promise<string> {
  const checked = await checkStored('samplePost', await read(refs.site.doc('samplePost')))
  return checked.ok ? checked.value.title : ''
}
