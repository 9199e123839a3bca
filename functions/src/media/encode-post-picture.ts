import { randomBytes } from 'node:crypto'
import { mediaUrl, mediaWidths } from 'domain/media.ts'
import type { StoredFile } from '../cloud/files.ts'
import { examinePicture } from '../http/examine-picture.ts'
import { Refusal } from '../http/refusal.ts'
import { mediaPath } from './media-paths.ts'
import { encodePicture } from './picture.ts'

export interface PostPicture {
  /** Address of the widest file, for the post. */
  address: string
  files: StoredFile[]
}

/**
 * Encodes a post's picture in every fixed width, as WebP without metadata.
 * @throws Refusal naming `image`
 */
export async function encodePostPicture(
  folder: 'blogs' | 'events',
  id: string,
  bytes: Buffer,
): Promise<PostPicture> {
  const examined = await examinePicture(bytes)
  if ('code' in examined) throw new Refusal(400, { image: [examined] })
  // each upload has its own files, so that undoing one takes none from another that brought the same picture
  const version = randomBytes(8).toString('hex')
  const files: StoredFile[] = []
  for (const width of mediaWidths(examined.width))
    files.push({
      path: mediaPath(mediaUrl(folder, id, version, width)),
      bytes: await encodePicture('image', bytes, (picture) =>
        picture.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }),
      ),
      contentType: 'image/webp',
    })
  return { address: `/${files.at(-1)?.path}`, files }
}
