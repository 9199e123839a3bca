import { find, read } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { picturePaths } from './media-paths.ts'

/**
 * Whether visitors may see a picture: while its post is published, and what a published post showed before it was
 * changed or deleted, until that is removed, since pages that were cached show it. Nothing of a draft, nor of a post that
 * was taken back.
 * @param folder and id of the post, from the picture's address
 * @param path where the picture is stored
 */
export async function isPublic(folder: 'blogs' | 'events', id: string, path: string): Promise<boolean> {
  const post = folder === 'blogs' ? await read(refs.blogs.doc(id)) : await read(refs.events.doc(id))
  if (post && !post.is_published) return false
  if (post && picturePaths(post.image).includes(path)) return true
  const now = new Date().toISOString()
  const removals = await find(refs.intents.where('paths', 'array-contains', path))
  return removals.some(({ data: { kind, due } }) => kind === 'remove' && due > now)
}
