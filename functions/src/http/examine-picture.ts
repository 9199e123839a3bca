import { rule, type RuleMessage } from 'domain/schemas/rule.ts'

/** A decompression bomb is refused by its header. Twice what the largest phone cameras send. */
export const MAX_PIXELS = 40e6

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
export async function examinePicture(
  bytes: Buffer,
): Promise<{ width: number; height: number } | RuleMessage> {
  if (!looksLikePicture(bytes)) return rule('notAnImage')
  const { default: sharp } = await import('sharp')
  try {
    // the limit would hide the reason: the header alone is read here
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return rule('imageTooManyPixels')
    return autoOrient
  } catch {
    return rule('notAnImage')
  }
}
