import { randomUUID } from 'node:crypto'
import { longestEdge } from 'domain/limits.ts'
import type { StoredFile } from '../cloud/files.ts'
import { isPdf } from '../http/is-pdf.ts'
import { decodePicture, encodePicture } from '../media/picture.ts'

export const PDF = 'application/pdf'
export const JPEG = 'image/jpeg'

/**
 * A CV as it is stored, at a path that nobody can guess. A picture is encoded anew, without its metadata; a PDF is kept as it
 * came, and only ever handed out as a file to be saved.
 * @throws Refusal naming `cv` where a picture cannot be decoded
 */
export async function toCvFile(bytes: Buffer): Promise<StoredFile> {
  const path = `cv/${randomUUID()}`
  if (isPdf(bytes)) return { path: `${path}.pdf`, bytes, contentType: PDF }
  const edge = longestEdge('cv')
  const pixels = await decodePicture('cv', bytes, { width: edge, height: edge })
  const encoded = await encodePicture(pixels, (image) =>
    image.flatten({ background: 'white' }).jpeg({ quality: 85 }),
  )
  return { path: `${path}.jpg`, bytes: encoded, contentType: JPEG }
}

/** What kind of file stands at a path. */
export const cvTypeOf = (path: string): string => (path.endsWith('.pdf') ? PDF : JPEG)
