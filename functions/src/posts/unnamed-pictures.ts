import { mediaSrcSet } from 'domain/media.ts'
import { removeFiles } from '../cloud/files.ts'
import { read, remove } from '../cloud/store.ts'
import type { Intent } from '../intents/intents.ts'
import { mediaPath } from '../media/post-pictures.ts'
import { BLOGS, EVENTS } from './kinds.ts'

/** Files of a picture in all its widths. */
export const pathsOf = (image: string): string[] =>
  mediaSrcSet(image)
    .split(', ')
    .filter(Boolean)
    .map((source) => mediaPath(source.split(' ')[0] ?? ''))

/** Pages that were cached name a picture for a while after its post does no longer: a day. */
export const dayAfter = (now: string): string => new Date(Date.parse(now) + 86_400_000).toISOString()

/** Removes files that nothing was to name any more, except a post's picture that is named again. */
export async function removeUnnamed(intent: Intent, paths: string[]): Promise<void> {
  const [, folder, id] = /^media\/(blogs|events)\/([^/]+)\//.exec(paths[0] ?? '') ?? []
  const kind = [BLOGS, EVENTS].find(({ name }) => name === folder)
  const named = kind && id ? pathsOf((await read(kind.collection.doc(id)))?.image ?? '') : []
  await removeFiles(paths.filter((path) => !named.includes(path)))
  await remove(intent)
}
