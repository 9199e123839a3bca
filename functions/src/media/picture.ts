import { rule } from 'domain/schemas/rule.ts'
import type { Sharp } from 'sharp'
import { MAX_PIXELS } from '../http/examine-picture.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Decodes and encodes a picture, upright and without its metadata.
 * @param field names the picture in a refusal
 * @throws Refusal 400 when it cannot be decoded to its end
 */
export async function encodePicture(
  field: string,
  bytes: Buffer,
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false) // nobody sends the same picture twice, and memory is what costs
  try {
    return await encode(sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient()).toBuffer()
  } catch {
    throw new Refusal(400, { [field]: [rule('notAnImage')] })
  }
}
