/** Reads bits, the least significant first; zeros beyond the end. */
type BitReader = (count: number) => number

function readerOfBits(bytes: Buffer): BitReader {
  let at = 0
  return (count) => {
    let value = 0
    for (let n = 0; n < count; n++, at++) value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << n
    return value
  }
}

/** Most groups of codes. Each takes up to 20 kB when decoded, and 20 bits in the file. libwebp writes at most 2,600. */
const MAX_GROUPS = 4096
/** Most tiles with a transform of their own. libwebp's are 16 × 16 points in large pictures. */
export const MAX_TILES = 100_000

const PREDICTOR = 0
const COLOURS = 1
const PALETTE = 3
const LITERALS = 256
const LENGTHS = 24
const DISTANCES = 40
const CODE_LENGTHS = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const MAX_BITS = 15
const MAX_KEPT_BITS = 11

/**
 * Reads a lossless WebP (RFC 9649) up to the count of its groups of codes.
 * @param stream without its header
 * @returns the number of tiles; `undefined` if it is broken, or has more tiles or groups than real files
 */
export function readVp8l(stream: Buffer, width: number, height: number): number | undefined {
  const bits = readerOfBits(stream)
  const seen = new Set<number>()
  let tiles = 0
  let across = width
  while (bits(1)) {
    const type = bits(2)
    if (seen.has(type)) return
    seen.add(type)
    if (type === PREDICTOR || type === COLOURS) {
      const count = tilesOf(across, height, bits(3) + 2)
      tiles += count
      if (tiles > MAX_TILES || !skipPicture(bits, count)) return
    } else if (type === PALETTE) {
      const colours = bits(8) + 1
      tiles += colours
      if (!skipPicture(bits, colours)) return
      across = Math.ceil(width / (colours <= 2 ? 8 : colours <= 4 ? 4 : colours <= 16 ? 2 : 1))
    }
  }
  if (bits(1)) bits(4) // colours kept at hand
  const groups = bits(1) ? tilesOf(across, height, bits(3) + 2) : 1
  return groups <= MAX_GROUPS ? tiles : undefined
}

const tilesOf = (width: number, height: number, bits: number): number =>
  Math.ceil(width / 2 ** bits) * Math.ceil(height / 2 ** bits)

/** Skips points without reading their colours. @returns whether it is complete */
function skipPicture(bits: BitReader, points: number): boolean {
  const keptBits = bits(1) && bits(4)
  if (keptBits > MAX_KEPT_BITS) return false
  const kept = keptBits && 2 ** keptBits
  const codes: Code[] = []
  for (const symbols of [LITERALS + LENGTHS + kept, LITERALS, LITERALS, LITERALS, DISTANCES]) {
    const code = readCode(bits, symbols)
    if (!code) return false
    codes.push(code)
  }
  const [green, red, blue, alpha, distance] = codes as [Code, Code, Code, Code, Code]
  for (let left = points; left > 0;) {
    const symbol = next(bits, green)
    if (!(symbol >= 0)) return false
    if (symbol < LITERALS) {
      next(bits, red)
      next(bits, blue)
      next(bits, alpha)
      left--
    } else if (symbol < LITERALS + LENGTHS) {
      left -= 1 + prefixed(bits, symbol - LITERALS)
      prefixed(bits, next(bits, distance))
    } else left--
  }
  return true
}

/** Reads a number whose first bits are in a symbol. */
function prefixed(bits: BitReader, symbol: number): number {
  if (!(symbol >= 4)) return symbol
  const extra = (symbol - 2) >> 1
  return (2 + (symbol & 1)) * 2 ** extra + bits(extra)
}

/** A canonical prefix code: how many symbols have each length, and the symbols in order. */
interface Code {
  counts: number[]
  symbols: number[]
}

function next(bits: BitReader, { counts, symbols }: Code): number {
  if (symbols.length === 1) return symbols[0] ?? NaN
  let code = 0
  let first = 0
  let index = 0
  for (let length = 1; length <= MAX_BITS; length++) {
    code = code * 2 + bits(1)
    const count = counts[length] ?? 0
    if (code - first < count) return symbols[index + code - first] ?? NaN
    index += count
    first = (first + count) * 2
  }
  return NaN
}

function readCode(bits: BitReader, size: number): Code | undefined {
  const lengths = Array.from<number>({ length: size }).fill(0)
  if (bits(1)) {
    const hasTwo = bits(1)
    lengths[bits(bits(1) ? 8 : 1)] = 1
    if (hasTwo) lengths[bits(8)] = 1
    return codeOf(lengths)
  }
  const ofLengths = Array.from<number>({ length: CODE_LENGTHS.length }).fill(0)
  for (const at of CODE_LENGTHS.slice(0, bits(4) + 4)) ofLengths[at] = bits(3)
  const code = codeOf(ofLengths)
  if (!code) return
  let left = bits(1) ? 2 + bits(2 + 2 * bits(3)) : size
  let previous = 8
  for (let at = 0; at < size && left > 0; left--) {
    const length = next(bits, code)
    if (!(length >= 0)) return
    if (length < 16) {
      lengths[at++] = length
      if (length > 0) previous = length
      continue
    }
    const repeats = length === 16 ? 3 + bits(2) : length === 17 ? 3 + bits(3) : 11 + bits(7)
    if (at + repeats > size) return
    if (length === 16) lengths.fill(previous, at, at + repeats)
    at += repeats
  }
  return codeOf(lengths)
}

/** Builds a prefix code from the lengths of its words. @returns `undefined` if the lengths are no complete code */
function codeOf(lengths: number[]): Code | undefined {
  const counts = Array.from<number>({ length: MAX_BITS + 1 }).fill(0)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  let before = 0
  const nextIndexes = counts.map((count) => (before += count) - count)
  const symbols: number[] = []
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue
    const index = nextIndexes[length] ?? 0
    symbols[index] = symbol
    nextIndexes[length] = index + 1
  }
  const filled = counts.reduce((sum, count, length) => sum + count / 2 ** length, 0)
  return symbols.length === 1 || filled === 1 ? { counts, symbols } : undefined
}
