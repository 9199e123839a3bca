import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { jpegOfScans } from './crafted/jpeg.ts'
import { webpOfGroups } from './crafted/webp.ts'

/** Makes enlarged noise with a rotation, so that it must be turned. */
function waves(points: number, channels: 3 | 4, width: number, height: number) {
  const raw = { width: points, height: points, channels }
  return sharp(randomBytes(points * points * channels), { raw })
    .resize(width, height, { fit: 'fill' })
    .withMetadata({ orientation: 6 })
}

/** The slowest picture of each accepted kind: the largest, with all data in memory at once. */
export const worstPictures = {
  'JPEG in one scan': () =>
    waves(100, 3, 8000, 5000).jpeg({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer(),
  'JPEG in 20 scans': () => Promise.resolve(jpegOfScans(6000, 4000, 20, 4)),
  'JPEG that fills the largest files': () => waves(2000, 3, 3600, 1600).jpeg({ quality: 90 }).toBuffer(),
  'interlaced PNG of 16 bits': () =>
    waves(4, 4, 3000, 2000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'WebP with transparency': () => waves(60, 4, 6000, 4000).webp({ quality: 60, effort: 0 }).toBuffer(),
  'lossless WebP of 4,096 groups of codes': () => Promise.resolve(webpOfGroups(4096, 4096, 64)),
  'AVIF of 12 bits with transparency': () =>
    waves(20, 4, 3000, 2000).avif({ effort: 0, quality: 70, bitdepth: 12 }).toBuffer(),
}
