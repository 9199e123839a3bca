import { picturesIn } from 'domain/content/pictures.ts'
import type { MediaFolder } from 'domain/media.ts'
import { find, read } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { picturePaths } from './media-paths.ts'

/** What a page may show of it now: addresses of pictures; undefined where it is a draft, of which nothing is public. */
async function shownOf(folder: MediaFolder, id: string): Promise<string[] | undefined> {
  if (folder === 'site') return picturesIn(await read(refs.site.doc(id))).map(({ address }) => address)
  const post = folder === 'blogs' ? await read(refs.blogs.doc(id)) : await read(refs.events.doc(id))
  if (post && !post.is_published) return undefined
  return post ? [post.image] : []
}

/**
 * Whether visitors may see a picture: while its post is published or a part of the site names it, and what those showed before they
 * were changed or deleted, until that is removed, since pages that were cached show it. Nothing of a draft, nor of a post that
 * was taken back, nor what was uploaded and no part names yet.
 * @param folder and id of the post or the part, from the picture's address
 * @param path where the picture is stored
 */
export async function isPublic(folder: MediaFolder, id: string, path: string): Promise<boolean> {
  const shown = await shownOf(folder, id)
  if (!shown) return false
  if (shown.some((address) => picturePaths(address).includes(path))) return true
  const now = new Date().toISOString()
  const removals = await find(refs.intents.where('paths', 'array-contains', path))
  return removals.some(({ data: { kind, due } }) => kind === 'remove' && due > now)
}
