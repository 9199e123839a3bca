import { crc32, deflateSync } from 'node:zlib'
import { plainImage } from '../pictures.ts'

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, checksum])
}

const AFTER_IHDR = 33

/** Returns a PNG of 60 × 40 with chunks of this type after its header. Each unpacks to this many bytes. */
export async function pngWithPacked(type: 'zTXt' | 'iCCP', count: number, bytes: number): Promise<Buffer> {
  const png = await plainImage(60, 40).png().toBuffer()
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 })
  const packs = Array.from({ length: count }, (_, n) =>
    chunk(type, Buffer.concat([Buffer.from(`name ${n}\0\0`), packed])),
  )
  return Buffer.concat([png.subarray(0, AFTER_IHDR), ...packs, png.subarray(AFTER_IHDR)])
}

/** Returns a PNG with many chunks of this type and data after its header. */
export function pngWith(png: Buffer, type: string, data: Buffer, count: number): Buffer {
  const one = chunk(type, data)
  const all = Array.from({ length: count }, () => one)
  return Buffer.concat([png.subarray(0, AFTER_IHDR), ...all, png.subarray(AFTER_IHDR)])
}
