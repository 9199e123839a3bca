import type { PostListName } from '../office/managed-posts.ts'
import type { Described } from './described.ts'

const NAMED = /\]\((\/media\/([a-z]+)\/([\w-]+)\/[\da-f]{16}-\d{1,4}\.webp)/g

/** A picture that a text names. */
export interface NamedPicture {
  /** Of the widest file. */
  address: string
  folder: string
  /** Id of the post that it was uploaded for. */
  id: string
}

/** Lists the pictures of ours that a formatted text names, each once. It may find more than are shown, never fewer. */
export function textPicturesOf({ description, format }: Partial<Described>): NamedPicture[] {
  if (format !== 'markdown' || typeof description !== 'string') return []
  const found = [...description.matchAll(NAMED)].map(([, address = '', folder = '', id = '']) => ({
    address,
    folder,
    id,
  }))
  return [...new Map(found.map((picture) => [picture.address, picture])).values()]
}

/** Returns the id of the post for which the pictures of a text were uploaded. A new post gets it. */
export const pictureIdIn = (described: Described, folder: PostListName): string | undefined =>
  textPicturesOf(described).find((picture) => picture.folder === folder)?.id
