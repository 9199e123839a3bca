const SEQUENCE_HEADER = 1
const FRAME_HEADER = 3
const FRAME = 6

/**
 * Reads how large the frames of an AV1 stream may be, which a decoder believes rather than the file around it.
 * @returns pixels and frames; `undefined` for what no encoder of a still picture writes
 */
export function readAv1(stream: Buffer): { pixels: number; frames: number } | undefined {
  let pixels = 0
  let frames = 0
  for (let at = 0; at < stream.length;) {
    const header = stream[at++] ?? 0
    if (header & 0x04) at++ // its layer
    const length = header & 0x02 ? leb128(stream, at) : { value: stream.length - at, end: at }
    const data = stream.subarray(length.end, length.end + length.value)
    at = length.end + length.value
    const type = (header >> 3) & 0x0f
    if (type === FRAME_HEADER || type === FRAME) frames++
    if (type !== SEQUENCE_HEADER) continue
    const most = maxPixels(data)
    if (!most) return
    pixels = Math.max(pixels, most)
  }
  return { pixels, frames }
}

/** Returns the pixels of the largest frame that a sequence header allows. */
function maxPixels(sequenceHeader: Buffer): number | undefined {
  const bits = bitReader(sequenceHeader)
  bits(4) // profile, still picture
  const isReduced = bits(1)
  if (isReduced) bits(5)
  else {
    const hasTimes = bits(1)
    if (hasTimes) return
    const hasDelays = bits(1)
    for (let points = bits(5) + 1; points > 0; points--) {
      bits(12)
      if (bits(5) > 7) bits(1)
      if (hasDelays && bits(1)) bits(4)
    }
  }
  const widthBits = bits(4) + 1
  const heightBits = bits(4) + 1
  return (bits(widthBits) + 1) * (bits(heightBits) + 1)
}

/** Reads bits, the most significant first; zeros beyond the end. */
function bitReader(bytes: Buffer): (count: number) => number {
  let at = 0
  return (count) => {
    let value = 0
    for (const end = at + count; at < end; at++)
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
    return value
  }
}

/** Reads a number in groups of seven bits, the least significant first. */
function leb128(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let n = 0; n < 8; n++) {
    const byte = bytes[from + n] ?? 0
    value += (byte & 0x7f) * 2 ** (7 * n)
    if (byte < 0x80) return { value, end: from + n + 1 }
  }
  return { value, end: from + 8 }
}
