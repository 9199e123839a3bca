/** A chunk of a WebP. */
export function webpChunk(type: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.write(type, 'latin1')
  header.writeUInt32LE(data.length, 4)
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)])
}

const FIRST_CHUNK = 12

/** The picture of a WebP that `sharp` made, without what it says around it. */
export const pictureOf = (webp: Buffer): Buffer => webp.subarray(FIRST_CHUNK)

/** A WebP that says it is so large, whatever lies in it. */
export function webp(width: number, height: number, flags: number, ...chunks: Buffer[]): Buffer {
  const canvas = Buffer.alloc(10)
  canvas[0] = flags
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), webpChunk('VP8X', canvas), ...chunks]))
}

export const HAS_PROFILE = 0x20

/** A film of so many frames, each of which says it is so large. */
export function film(canvas: [number, number], frame: [number, number], picture: Buffer, count: number) {
  const head = Buffer.alloc(16)
  head.writeUIntLE(frame[0] - 1, 6, 3)
  head.writeUIntLE(frame[1] - 1, 9, 3)
  const one = webpChunk('ANMF', Buffer.concat([head, picture]))
  const frames = Array.from({ length: count }, () => one)
  return webp(...canvas, 2, webpChunk('ANIM', Buffer.alloc(6)), ...frames)
}
