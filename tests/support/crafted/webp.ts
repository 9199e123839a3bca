/** Returns a chunk of a WebP. */
export function webpChunk(type: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.write(type, 'latin1')
  header.writeUInt32LE(data.length, 4)
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)])
}

const FIRST_CHUNK = 12

/** Returns the image data of a WebP that `sharp` made, without its container. */
export const pictureOf = (webp: Buffer): Buffer => webp.subarray(FIRST_CHUNK)

/** Returns a WebP that claims this size, whatever its data. */
export function webp(width: number, height: number, flags: number, ...chunks: Buffer[]): Buffer {
  const canvas = Buffer.alloc(10)
  canvas[0] = flags
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), webpChunk('VP8X', canvas), ...chunks]))
}

export const HAS_PROFILE = 0x20
export const HAS_TRANSPARENCY = 0x10

/** Returns an animation of this many frames, each of which claims this size. */
export function film(canvas: [number, number], frame: [number, number], picture: Buffer, count: number) {
  const head = Buffer.alloc(16)
  head.writeUIntLE(frame[0] - 1, 6, 3)
  head.writeUIntLE(frame[1] - 1, 9, 3)
  const one = webpChunk('ANMF', Buffer.concat([head, picture]))
  const frames = Array.from({ length: count }, () => one)
  return webp(...canvas, 2, webpChunk('ANIM', Buffer.alloc(6)), ...frames)
}

/**
 * Returns a lossless WebP of one colour with a group of codes for each tile of this many points a side. A
 * group takes 10 bytes in the file and 14 kB when it is decoded.
 */
export function webpOfGroups(
  width: number,
  height: number,
  tile: 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 = 4,
): Buffer {
  const written: number[] = []
  const bits = (value: number, count: number) => {
    for (let n = 0; n < count; n++) written.push((value >> n) & 1)
  }
  /** a code is read from its most significant bit on */
  const fromMost = (code: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits(code >> bit, 1)
  }
  const simple = () => bits(1, 4) // one symbol, the first
  const ofEqualLength = (length: number, isCutShort: boolean) => {
    const at = CODE_LENGTHS.indexOf(length)
    bits(0, 1)
    bits(at + 1 - 4, 4)
    for (let n = 0; n <= at; n++) bits(n === at ? 1 : 0, 3)
    bits(isCutShort ? 1 : 0, 1)
    if (!isCutShort) return
    const after = length <= 8 ? 8 : 12
    bits((after - 2) / 2, 3)
    bits(2 ** length - 2, after)
  }
  bits(width - 1, 14)
  bits(height - 1, 14)
  bits(0, 4) // no transparency, version
  bits(0, 1) // no transform
  bits(1, 1)
  bits(KEPT_BITS, 4)
  bits(1, 1)
  bits(Math.log2(tile) - 2, 3)
  bits(0, 1) // the picture of groups has no colour cache
  ofEqualLength(8, true)
  ofEqualLength(8, false)
  for (let n = 0; n < 3; n++) simple()
  const groups = Math.min(65_536, Math.ceil(width / tile) * Math.ceil(height / tile))
  for (let n = 0; n < Math.ceil(width / tile) * Math.ceil(height / tile); n++) {
    const group = Math.min(n, groups - 1)
    fromMost(group & 255, 8)
    fromMost(group >> 8, 8)
  }
  for (let n = 0; n < groups; n++) {
    ofEqualLength(KEPT_BITS, true)
    for (let rest = 0; rest < 3; rest++) simple()
    bits(0b1001, 4) // the second symbol: the pixel on the left
  }
  // one pixel, then copies of at most 4096 pixels, then the rest
  let left = width * height
  for (; left % 4096 > 0 || left === width * height; left--) fromMost(0, KEPT_BITS)
  for (; left > 0; left -= 4096) {
    fromMost(279, KEPT_BITS)
    bits(1023, 10)
  }
  const bytes = Buffer.alloc(1 + Math.ceil(written.length / 8))
  bytes[0] = 0x2f
  written.forEach((bit, n) => (bytes[1 + (n >> 3)] = (bytes[1 + (n >> 3)] ?? 0) | (bit << (n & 7))))
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), webpChunk('VP8L', bytes)]))
}

const KEPT_BITS = 11
const CODE_LENGTHS = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
