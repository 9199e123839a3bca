import { randomBytes } from 'node:crypto'
import { MEDIA_WIDTHS, mediaUrl, mediaWidths } from 'domain/media.ts'
import type { StoredFile } from '../cloud/files.ts'
import { mediaPath } from './media-paths.ts'
import { decodePicture, encodePicture } from './picture.ts'

export interface PostPicture {
  /** Address of the widest file, for the post. */
  address: string
  files: StoredFile[]
}

/** The widest of its files, as high as the screen of a phone; what is longer becomes narrower. */
const MOST = { width: Math.max(...MEDIA_WIDTHS), height: 3600 }

/**
 * Encodes a post's picture in every fixed width, as WebP without metadata.
 * @throws Refusal naming `image`
 */
export async function encodePostPicture(
  folder: 'blogs' | 'events',
  id: string,
  bytes: Buffer,
): Promise<PostPicture> {
  const picture = await decodePicture('image', bytes, MOST)
  // each upload has its own files, so that undoing one takes none from another that brought the same picture
  const version = randomBytes(8).toString('hex')
  const files: StoredFile[] = []
  for (const width of mediaWidths(picture.width))
    files.push({
      path: mediaPath(mediaUrl(folder, id, version, width)),
      bytes: await encodePicture(picture, (image) =>
        image.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }),
      ),
      contentType: 'image/webp',
    })
  return { address: `/${files.at(-1)?.path}`, files }
}
