/** What a file says about the cost of decoding it, found without decoding. */
export interface PictureHeader {
  /** Pixels of the largest picture inside, whatever the outermost header says. */
  pixels: number
  /** Most pixels of a file of this kind. */
  maxPixels: number
  /** Colour profiles, decompressed. */
  profiles: Buffer[]
  /** The file without what decoding does not need. */
  bytes: Buffer
}

/** Most segments, chunks or boxes of a file. Ordinary files have some hundreds; empty ones fit by the million, and each costs. */
export const MAX_PARTS = 5000

/** Returns the first parts, at most one more than allowed. */
export function takeParts<T>(parts: Iterable<T>): T[] {
  const list: T[] = []
  for (const part of parts) if (list.push(part) > MAX_PARTS) break
  return list
}

/** Most pixels, by how much of a picture a decoder holds at once. `npm run bench` measures the worst accepted files. */
export const MAX_PIXELS = {
  /** Line by line: JPEG in one scan. Twice what the largest phone cameras send. */
  lines: 40e6,
  /** The whole picture: JPEG in several scans, PNG, WebP. */
  whole: 24e6,
  /** The whole picture with up to 16 bits a sample: AVIF, deep PNG. Pictures that our pages have shrunk fit. */
  deep: 6e6,
} as const
