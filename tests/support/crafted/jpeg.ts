const bigEndian = (number: number) => [number >> 8, number & 255]

const segment = (marker: number, ...data: number[]): Buffer =>
  Buffer.from([0xff, marker, ...bigEndian(data.length + 2), ...data])

/** Returns the segment that holds the size of a JPEG. */
const FRAME = Buffer.from([0xff, 0xc0])

/** Returns a JPEG with a second frame header of another size. */
export function withSecondFrame(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.indexOf(FRAME)
  const end = at + 2 + jpeg.readUInt16BE(at + 2)
  const second = Buffer.from(jpeg.subarray(at, end))
  second.writeUInt16BE(height, 5)
  second.writeUInt16BE(width, 7)
  return Buffer.concat([jpeg.subarray(0, end), second, jpeg.subarray(end)])
}

/**
 * Returns a JPEG whose only scan has one of its three components, so that a decoder keeps waiting for the
 * others.
 */
export function withOneComponent(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const end = at + 2 + jpeg.readUInt16BE(at + 2)
  return Buffer.concat([jpeg.subarray(0, at), segment(0xda, 1, 1, 0, 0, 63, 0), jpeg.subarray(end)])
}

/**
 * Returns a valid progressive JPEG of one colour. Each scan after the first refines one bit of one
 * coefficient of one component, with only empty blocks. Up to 63 × 14 such scans per component are possible.
 */
export function jpegOfScans(width: number, height: number, scans: number, components: 3 | 4 = 3): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const ids = [1, 2, 3, 4].slice(0, components)
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(
      0xc2,
      8,
      ...bigEndian(height),
      ...bigEndian(width),
      components,
      ...ids.flatMap((id) => [id, 17, 0]),
    ),
    // one code of one bit each: `no difference`, and `this many empty blocks` with 14 bits
    segment(0xc4, 0x00, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0),
    segment(0xda, components, ...ids.flatMap((id) => [id, 0]), 0, 0, 0),
    Buffer.alloc(Math.ceil((blocks * components) / 8)),
  ]
  const empty = emptyBlocks(blocks)
  for (let n = 0; n < scans - 1; n++) {
    const [bit, rest] = [13 - Math.floor(n / (63 * components)), n % (63 * components)]
    const [coefficient, component] = [1 + Math.floor(rest / components), 1 + (rest % components)]
    const precision = bit === 13 ? 13 : ((bit + 1) << 4) | bit
    parts.push(segment(0xda, 1, component, 0, coefficient, coefficient, precision), empty)
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

function emptyBlocks(count: number): Buffer {
  const bits = `0${'1'.repeat(14)}`.repeat(Math.ceil(count / 32767))
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => parseInt(byte.padEnd(8, '1'), 2)) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}
