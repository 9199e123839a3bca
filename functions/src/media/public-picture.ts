import { MEDIA_WIDTHS, type MediaFolder, mediaSrcSet, mediaUrl, mediaWidths } from 'domain/values/media.ts'
import { randomBytes } from 'node:crypto'
import type { StoredFile } from '../cloud/files.ts'
import { decodePicture, encodePicture } from './picture.ts'

interface PublicPicture {
  /** Address of the widest file. */
  address: string
  /** Of the widest file, in pixels. */
  width: number
  height: number
  files: StoredFile[]
}

/** Size of the widest file: as high as a phone's screen. Longer pictures become narrower. */
const MAX_SIZE = { width: Math.max(...MEDIA_WIDTHS), height: 3600 }

/**
 * Encodes a picture of a post or of the site in every fixed width, as WebP without metadata.
 * @param id of the post, or the part
 * @throws HttpError naming `image`
 */
export async function encodePublicPicture(
  folder: MediaFolder,
  id: string,
  bytes: Buffer,
): Promise<PublicPicture> {
  const picture = await decodePicture('image', bytes, MAX_SIZE)
  // each upload has its own files, so that undoing one takes none from another that brought the same picture
  const version = randomBytes(8).toString('hex')
  const files: StoredFile[] = []
  for (const width of mediaWidths(picture.width))
    files.push({
      path: mediaPath(mediaUrl(folder, id, version, width)),
      bytes: await encodePicture(picture, (image) =>
        image.resize({ width, withoutEnlargement: true }).webp({ quality: 66 }),
      ),
      contentType: 'image/webp',
    })
  const width = Math.min(picture.width, mediaWidths(picture.width).at(-1) ?? 0)
  const height = Math.round((picture.height * width) / picture.width)
  return { address: `/${files.at(-1)?.path}`, width, height, files }
}

/** Returns where a public picture is stored: its address without the leading slash. */
export const mediaPath = (address: string) => `media/${address.slice('/media/'.length)}` as const

/** Returns the files of a public picture in all its widths; none for ''. */
export const picturePaths = (image: string): string[] =>
  mediaSrcSet(image)
    .split(', ')
    .filter(Boolean)
    .map((source) => mediaPath(source.split(' ')[0] ?? ''))
