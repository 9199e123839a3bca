import { rule } from 'domain/values/rule.ts'
import type { Sharp } from 'sharp'
import { HttpError } from '../http/responses/http-error.ts'
import { examinePicture } from '../pictures/examine-picture.ts'
import { QueueFull, limitConcurrency } from './limit-concurrency.ts'

/** Accepted pictures take a few seconds; whatever takes longer is given up. */
const SECONDS = 20

/**
 * Every use of the decoder goes through here: two at once, of which one is large. So two of the most expensive pictures never
 * meet, and an ordinary one waits for neither. A request asks for one after the other, so that others get their turn.
 */
const enter = limitConcurrency(2)
const enterLarge = limitConcurrency(1, 4)
/** By then those that wait are done, at a few seconds each. */
const BUSY_SECONDS = 60

/** A decoded picture. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/**
 * Examines and decodes a picture: upright, without metadata.
 * @param field names the picture in an error
 * @param within edges in pixels to which it is shrunk
 * @throws HttpError 400 if it cannot be decoded completely, in bounded memory and time; 503 if too many others wait
 */
export async function decodePicture(
  field: string,
  bytes: Buffer,
  within: { width: number; height: number },
): Promise<Pixels> {
  const examined = examinePicture(bytes)
  if ('code' in examined) throw new HttpError(400, { [field]: [examined] })
  const { default: sharp } = await import('sharp')
  sharp.cache(false) // nobody sends the same picture twice, and memory is scarce
  const picture = sharp(examined.bytes, {
    limitInputPixels: examined.pixels,
    ignoreIcc: !examined.hasPlainProfile,
  })
    .autoOrient()
    .resize({ ...within, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .raw()
  try {
    const decode = () => enter(() => picture.toBuffer({ resolveWithObject: true }))
    const { data, info } = await (examined.isLarge ? enterLarge(decode) : decode())
    return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
  } catch (error) {
    if (error instanceof QueueFull || isTimeout(error))
      throw new HttpError(503, ({ server }) => server.busy, { 'Retry-After': String(BUSY_SECONDS) })
    throw new HttpError(400, { [field]: [rule('notAnImage')] })
  }
}

/** Returns whether sharp's own timeout ended it, for which there is no code. It says nothing about the picture. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^timeout: \d+% complete/m.test(error.message)

/** Encodes a decoded picture. */
export async function encodePicture(
  { data, ...raw }: Pixels,
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return enter(() => encode(sharp(data, { raw })).toBuffer())
}
