import { longestEdge } from 'domain/limits.ts'
import { rule } from 'domain/values/rule.ts'
import { invalidFields } from '../http/responses/http-error.ts'
import { decodePicture, encodePicture } from '../media/picture.ts'
import { examinePicture, isPdf } from '../pictures/examine-picture.ts'

/** The content of a file as it is stored. */
interface FileContent {
  kind: 'pdf' | 'jpg'
  bytes: Buffer
}

/** The media types of stored files. */
export const MEDIA_TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const

/** Bytes at the end of a PDF in which its end mark must be, as PDF readers ask. */
const TRAILER = 1024

/**
 * Checks the bytes of a file, and returns what is stored: a PDF as it is, a picture as JPEG without metadata. A PDF is never parsed:
 * only its first bytes and its end mark are read.
 * @throws HttpError naming `file`
 */
export async function toFileContent(bytes: Buffer): Promise<FileContent> {
  if (isPdf(bytes)) {
    if (!bytes.subarray(-TRAILER).includes('%%EOF')) throw invalidFields({ file: [rule('notAPdf')] })
    return { kind: 'pdf', bytes }
  }
  const examined = examinePicture(bytes)
  if ('code' in examined)
    throw invalidFields({ file: [examined.code === 'notAnImage' ? rule('notADocument') : examined] })
  const edge = longestEdge('file')
  const pixels = await decodePicture('file', bytes, { width: edge, height: edge })
  const encoded = await encodePicture(pixels, (image) =>
    image.flatten({ background: 'white' }).jpeg({ quality: 85 }),
  )
  return { kind: 'jpg', bytes: encoded }
}
