import type { DocumentReference } from 'firebase-admin/firestore'
import { removeFiles } from '../cloud/files.ts'
import { read, remove } from '../cloud/store.ts'
import { picturePaths } from '../media/media-paths.ts'
import { refs } from '../refs.ts'

/**
 * Ends an intent whose files nothing is to name: removes them, except a post's picture that is named after all. Its path
 * says what it shows, so another change of the post may have made the same one.
 */
export async function removeUnnamed(intent: DocumentReference, paths: string[]): Promise<void> {
  const named = picturePaths(await imageInUse(paths[0] ?? ''))
  await removeFiles(paths.filter((path) => !named.includes(path)))
  await remove(intent)
}

/** The picture that the post has now to which the file belonged; '' where it was no post's. */
async function imageInUse(path: string): Promise<string> {
  const [, folder, id] = /^media\/(blogs|events)\/([^/]+)\//.exec(path) ?? []
  if (!id) return ''
  const post = folder === 'blogs' ? await read(refs.blogs.doc(id)) : await read(refs.events.doc(id))
  return post?.image ?? ''
}
