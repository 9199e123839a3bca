import type { BlogDocument } from 'domain/stored/blog.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { refs } from './admin.ts'

/** Returns a published post that is older than any real one. Each following post is a minute older. */
export const oldPost = (n: number): BlogDocument => ({
  title: `Listed post ${n}`,
  description: 'One of many.',
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  author_uid: 'office',
  createdAt: new Date(Date.UTC(2020, 0, 1) - n * 60_000).toISOString(),
  updatedAt: '2020-01-01T00:00:00.000Z',
})

/** Raises the version of the posts, as another process would. */
export const raiseBlogs = () =>
  refs.versions.doc('blogs').set({ version: FieldValue.increment(1) }, { merge: true })

/** Stores posts with the ids `listed-0`, `listed-1`, …, at most 500. @returns deletes them */
export async function bringPosts(posts: readonly BlogDocument[]): Promise<() => Promise<void>> {
  const documents = posts.map((_post, n) => refs.blogs.doc(`listed-${n}`))
  const write = async (work: (batch: FirebaseFirestore.WriteBatch) => void) => {
    const batch = refs.blogs.firestore.batch()
    work(batch)
    await batch.commit()
    await raiseBlogs()
  }
  await write((batch) => documents.forEach((ref, n) => batch.set(ref, posts[n] ?? oldPost(n))))
  return () => write((batch) => documents.forEach((ref) => batch.delete(ref)))
}
