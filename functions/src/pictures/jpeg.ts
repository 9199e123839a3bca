import { type PictureHeader, MAX_PARTS, MAX_PIXELS } from './picture-header.ts'

/** Each scan goes over the whole picture, however few bytes it has. Ordinary files have at most 14, CMYK files 18. */
const MAX_SCANS = 20

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** Baseline, extended, progressive. The others are not in use. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const PROGRESSIVE = 0xc2
/** Tables, and the meaning of colours: DHT, DQT, DRI, APP0, APP14. */
const NEEDED = [0xc4, 0xdb, 0xdd, 0xe0, 0xee]
const APP0 = 0xe0
const EXIF = 0xe1
const PROFILE = 0xe2

/**
 * Reads the segments of a JPEG. What follows its end is dropped: phones put a second picture there, which some decoders read.
 * @returns `undefined` for other files, or unused kinds
 */
export function readJpeg(bytes: Buffer): PictureHeader | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return
  const kept = [bytes.subarray(0, 2)]
  const profiles: Buffer[] = []
  let pixels = 0
  let scans = 0
  let parts = 0
  let components: number | undefined
  let isWhole = false
  let hasExif = false
  for (const { marker, data, whole } of segments(bytes)) {
    if (++parts > MAX_PARTS) return
    const is = (name: string) => data.toString('latin1', 0, name.length) === name
    if (FRAMES.includes(marker)) {
      // two would leave it to the decoder which one it believes
      if (pixels > 0 || data.length < 6) return
      pixels = data.readUInt16BE(1) * data.readUInt16BE(3)
      components = data[5]
      isWhole = marker === PROGRESSIVE
    } else if (marker === SOS) {
      if (++scans > MAX_SCANS) return
      // of one that brings but some of the colours, the decoder waits for the others
      if (data[0] !== components) isWhole = true
    } else if (marker === EXIF && is('Exif') && !hasExif) {
      hasExif = true
    } else if (marker === PROFILE && is('ICC_PROFILE\0')) {
      profiles.push(data.subarray(14))
    } else if (!NEEDED.includes(marker) && marker !== EOI) {
      if (marker < APP0) return
      continue
    }
    kept.push(whole)
  }
  const maxPixels = isWhole || scans > 1 ? MAX_PIXELS.whole : MAX_PIXELS.lines
  return { pixels, maxPixels, profiles, bytes: Buffer.concat(kept) }
}

const NOTHING = Buffer.alloc(0)

interface Segment {
  marker: number
  data: Buffer
  /** The segment with its marker, and a scan with its data. */
  whole: Buffer
}

/** Returns segments up to the end of the picture, or where it breaks off. */
function* segments(bytes: Buffer): Generator<Segment> {
  for (let at = nextMarker(bytes, 2); at < bytes.length;) {
    const marker = bytes[at + 1] ?? EOI
    if (marker === EOI) return yield { marker, data: NOTHING, whole: bytes.subarray(at, at + 2) }
    if (at + 4 > bytes.length) return
    const dataEnd = at + 2 + bytes.readUInt16BE(at + 2)
    const end = nextMarker(bytes, dataEnd)
    yield { marker, data: bytes.subarray(at + 4, dataEnd), whole: bytes.subarray(at, end) }
    at = end
  }
}

/** Returns where a decoder sees the next marker: not at a stuffed byte, padding, a restart or TEM. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next > 0x01 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
