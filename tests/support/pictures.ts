import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { specimenCard } from '../../emulators/seed/specimen-card.ts'

/** Makes a JPEG of exactly this size: noise, padded with zeros. */
export async function noiseJpeg(megabytes: number): Promise<Buffer> {
  const bytes = Math.floor(megabytes * 1024 * 1024)
  // such noise takes at most three bytes a pixel
  const edge = Math.floor(Math.sqrt(bytes / 3.2))
  const raw = { width: edge, height: edge, channels: 3 as const }
  const noise = await sharp(randomBytes(edge * edge * 3), { raw })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  if (noise.length > bytes) throw new Error(`The noise took ${noise.length} bytes, more than ${bytes}.`)
  return Buffer.concat([noise, Buffer.alloc(bytes - noise.length)])
}

/** Makes a picture of one colour. */
export const plainImage = (width = 1800, height = 1200, background = '#7a2f4b') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Makes a card of 2000 pixels with the grain of a photograph, which takes more than a megabyte. */
export async function photographedCard(): Promise<Buffer> {
  const [width, height] = [2_000, 1_260]
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 70 }
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(await specimenCard('Palwasha Khan', 'front'))
    .resize(width, height)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 96 })
    .toBuffer()
}
