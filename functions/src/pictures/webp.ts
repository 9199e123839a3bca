import { type PictureHeader, takeParts, MAX_PARTS, MAX_PIXELS } from './picture-header.ts'
import { MAX_TILES, readVp8l } from './vp8l.ts'

/** Most frames. The decoder looks each frame up from the first. Stickers have some dozens. */
const MAX_FRAMES = 1000

/**
 * Reads from the chunks of a WebP what decoding it would cost.
 * @returns `undefined` for other files, and for files that cost more than their pixels say
 */
export function readWebp(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return
  const top = chunks(bytes, 12)
  const frames = top.filter(({ type }) => type === 'ANMF')
  if (frames.length > MAX_FRAMES) return
  let pixels = 0
  let parts = 0
  let tiles = 0
  for (const frame of [undefined, ...frames]) {
    const picture = frame ? chunks(frame.data, 16) : top
    parts += picture.length
    const read = tilesOf(picture)
    if (parts > MAX_PARTS || read === undefined) return
    tiles += read
    if (tiles > MAX_TILES) return
    for (const chunk of picture) pixels = Math.max(pixels, pixelsOf(chunk))
  }
  const profiles = top.filter(({ type }) => type === 'ICCP').map(({ data }) => data)
  return { pixels, maxPixels: MAX_PIXELS.whole, profiles, bytes }
}

interface Chunk {
  type: string
  data: Buffer
}

const chunks = (bytes: Buffer, from: number): Chunk[] => takeParts(eachChunk(bytes, from))

function* eachChunk(bytes: Buffer, from: number): Generator<Chunk> {
  for (let at = from; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

/**
 * Counts the tiles of a frame's lossless parts, which cost more than their pixels.
 * @returns `undefined` if the frame is broken, or has more tiles than real files
 */
function tilesOf(picture: Chunk[]): number | undefined {
  const [colours, ...moreColours] = picture.filter(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const [transparency, ...moreTransparency] = picture.filter(({ type }) => type === 'ALPH')
  // of two, nobody knows which one the decoder takes
  if (moreColours.length > 0 || moreTransparency.length > 0) return
  if (!colours || pixelsOf(colours) === 0) return transparency ? undefined : 0
  const [width, height] = sizeOf(colours)
  if (width * height > MAX_PIXELS.whole) return 0 // refused for its size
  let tiles = 0
  if (colours.type === 'VP8L') {
    const read = readVp8l(colours.data.subarray(5), width, height)
    if (read === undefined) return
    tiles += read
  }
  if (transparency && (transparency.data[0] ?? 0) & 0x03) {
    const read = readVp8l(transparency.data.subarray(1), width, height)
    if (read === undefined) return
    tiles += read
  }
  return tiles
}

const pixelsOf = (chunk: Chunk): number => {
  const [width, height] = sizeOf(chunk)
  return width * height
}

/** Returns the size of the canvas, or of a lossy or lossless picture. They need not agree. */
function sizeOf({ type, data }: Chunk): [number, number] {
  if (type === 'VP8X' && data.length >= 10) return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1]
  if (type === 'VP8 ' && data.length >= 10) return [fourteenBits(data, 6), fourteenBits(data, 8)]
  if (type !== 'VP8L' || data.length < 5) return [0, 0]
  const size = data.readUInt32LE(1)
  return [(size & 0x3fff) + 1, ((size >> 14) & 0x3fff) + 1]
}

const fourteenBits = (data: Buffer, at: number): number => data.readUInt16LE(at) & 0x3fff
