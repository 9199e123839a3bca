import type { PostListName } from '../office/managed-posts.ts'
import type { Described } from './described.ts'

const NAMED = /\]\((\/media\/([a-z]+)\/([\w-]+)\/[\da-f]{16}-\d{1,4}\.webp)/g

/** A picture that a text names. */
interface NamedPicture {
  /** Of the widest file. */
  address: string
  folder: string
  /** Id of the post that it was uploaded for. */
  id: string
}

/** A text, and the same in Urdu. */
interface Written extends Partial<Described> {
  ur?: Pick<Described, 'description'> | undefined
}

/**
 * Lists the pictures of ours that a formatted text names in any language, each once. It may find more than are shown, never fewer.
 */
export function textPicturesOf({ description, format, ur }: Written): NamedPicture[] {
  if (format !== 'markdown') return []
  const texts = [description, ur?.description].filter((text) => typeof text === 'string')
  const found = [...texts.join('\n').matchAll(NAMED)].map(([, address = '', folder = '', id = '']) => ({
    address,
    folder,
    id,
  }))
  return [...new Map(found.map((picture) => [picture.address, picture])).values()]
}

/** Returns the id of the post for which the pictures of a text were uploaded. A new post gets it. */
export const pictureIdIn = (described: Written, folder: PostListName): string | undefined =>
  textPicturesOf(described).find((picture) => picture.folder === folder)?.id
