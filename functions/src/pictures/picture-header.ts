/** What a file says of what decoding it costs, found without decoding anything. */
export interface PictureHeader {
  /** Of the largest picture that a decoder meets inside, whatever the outermost header says. */
  pixels: number
  /** Most pixels of a file of this kind. */
  mostPixels: number
  /** Colour profiles, unpacked. */
  profiles: Buffer[]
  /** The file without what decoding does not need. */
  bytes: Buffer
}

/** Segments, chunks or boxes of a file. Ordinary ones have some hundreds; of empty ones millions fit, and each costs. */
export const MOST_PARTS = 5000

/** The first of the parts, one more than there may be. */
export function listed<T>(parts: Iterable<T>): T[] {
  const list: T[] = []
  for (const part of parts) if (list.push(part) > MOST_PARTS) break
  return list
}

/** Most pixels, by how many of them a decoder holds at once. `npm run bench` measures the worst that each lets in. */
export const MOST_PIXELS = {
  /** Line by line: JPEG in one scan. Twice what the largest phone cameras send. */
  lines: 40e6,
  /** The whole picture: JPEG in several scans, PNG, WebP. */
  whole: 24e6,
  /** The whole picture with up to 16 bits a sample: AVIF, deep PNG. What pages shrink fits. */
  deep: 6e6,
} as const
