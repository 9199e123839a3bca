import { type Anatomy, MOST_PIXELS } from './anatomy.ts'

/** The decoder looks every frame up from the first one on. Stickers have some dozens. */
const MOST_FRAMES = 1000

/** Reads the chunks of a WebP. @returns `undefined` for what is none */
export function readWebp(bytes: Buffer): Anatomy | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return
  const profiles: Buffer[] = []
  let pixels = 0
  let frames = 0
  const count = (chunk: Chunk) => (pixels = Math.max(pixels, pixelsOf(chunk)))
  for (const { type, data } of chunks(bytes, 12)) {
    if (type === 'ICCP') profiles.push(data)
    else if (type === 'ANMF') {
      if (++frames > MOST_FRAMES) return
      for (const inner of chunks(data, 16)) count(inner)
    } else count({ type, data })
  }
  return { pixels, mostPixels: MOST_PIXELS.whole, profiles, bytes }
}

interface Chunk {
  type: string
  data: Buffer
}

function* chunks(bytes: Buffer, from: number): Generator<Chunk> {
  for (let at = from; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

/** Of the canvas, of a lossy or of a lossless picture: each says it by itself, and they need not agree. */
function pixelsOf({ type, data }: Chunk): number {
  if (type === 'VP8X' && data.length >= 10) return (data.readUIntLE(4, 3) + 1) * (data.readUIntLE(7, 3) + 1)
  if (type === 'VP8 ' && data.length >= 10) return fourteenBits(data, 6) * fourteenBits(data, 8)
  if (type !== 'VP8L' || data.length < 5) return 0
  const size = data.readUInt32LE(1)
  return ((size & 0x3fff) + 1) * (((size >> 14) & 0x3fff) + 1)
}

const fourteenBits = (data: Buffer, at: number): number => data.readUInt16LE(at) & 0x3fff
