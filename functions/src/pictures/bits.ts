/** Reads so many bits, the least significant first; zeros beyond the end. */
export type BitReader = (count: number) => number

export function readerOfBits(bytes: Buffer): BitReader {
  let at = 0
  return (count) => {
    let value = 0
    for (let n = 0; n < count; n++, at++) value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << n
    return value
  }
}
