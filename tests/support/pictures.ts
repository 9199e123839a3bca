import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A JPEG of at least so many megabytes, which is noise. */
export async function noiseJpeg(megabytes: number): Promise<Buffer> {
  const edge = Math.ceil(Math.sqrt((megabytes * 1024 * 1024) / 2.2))
  const raw = { width: edge, height: edge, channels: 3 as const }
  return sharp(randomBytes(edge * edge * 3), { raw })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A plain picture of one colour. */
export const plainImage = (width = 1800, height = 1200, background = '#7a2f4b') =>
  sharp({ create: { width, height, channels: 3, background } })
