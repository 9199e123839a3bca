import type { Sharp } from 'sharp'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'

/** A decompression bomb is refused by its header. Twice what the largest phone cameras send. */
const MAX_PIXELS = 40e6

/** Whether the first bytes are those of JPEG, PNG, WebP or AVIF; nothing else is shown to the decoder, SVG least. */
function looksLikePicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length < 16) return false
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n') return true
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return true
  return text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))
}

/**
 * Looks at a picture's header. Nothing is decoded.
 * @returns its size in pixels as it is seen, or the message that says why it is refused
 */
export async function examinePicture(bytes: Buffer): Promise<{ width: number; height: number } | string> {
  if (!looksLikePicture(bytes)) return texts.field.notAnImage
  const { default: sharp } = await import('sharp')
  try {
    // the limit would hide the reason: the header alone is read here
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return texts.field.imageTooManyPixels
    return autoOrient
  } catch {
    return texts.field.notAnImage
  }
}

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
    throw new Refusal(400, { [field]: [texts.field.notAnImage] })
  }
}
