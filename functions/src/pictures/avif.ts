import { type Anatomy, MOST_PARTS, MOST_PIXELS } from './anatomy.ts'
import { readAv1 } from './av1.ts'
import { type Box, boxes, readLocations } from './boxes.ts'

/** A picture and its transparency, perhaps a thumbnail and a gain map. A grid would be many, or one many times. */
const MOST_STREAMS = 4
const OTHERS = ['Exif', 'mime', 'uri ', 'tmap']

/**
 * Reads the boxes of an AVIF, and in its streams what their headers say of their size.
 * @returns `undefined` for what is none, for a grid, a film or what is made of several frames
 */
export function readAvif(bytes: Buffer): Anatomy | undefined {
  if (bytes.toString('latin1', 4, 12) !== 'ftypavif') return
  const top = boxes(bytes)
  if (top.length > MOST_PARTS || top.some(({ type }) => type === 'moov')) return
  const meta = only(top, 'meta')
  const parts = meta ? boxes(meta.subarray(4)) : []
  const [locations, items, properties] = ['iloc', 'iinf', 'iprp'].map((name) => only(parts, name))
  if (parts.length > MOST_PARTS || !locations || !items || !properties) return
  const streams = readItems(items)
  const located = readLocations(locations, bytes, only(parts, 'idat'))
  if (!streams || streams.length > MOST_STREAMS || !located) return

  const profiles: Buffer[] = []
  let pixels = 0
  for (const id of streams) {
    const read = readAv1(located.get(id) ?? NOTHING)
    if (read?.frames !== 1) return
    pixels = Math.max(pixels, read.pixels)
  }
  const described = boxes(only(boxes(properties), 'ipco') ?? NOTHING)
  if (described.length > MOST_PARTS) return
  for (const { type, data } of described) {
    if (type === 'ispe') pixels = Math.max(pixels, numberAt(data, 4) * numberAt(data, 8))
    if (type === 'colr' && data.toString('latin1', 0, 4) !== 'nclx') profiles.push(data)
    if (type !== 'av1C') continue
    const read = readAv1(data.subarray(4))
    if (read?.frames !== 0) return
    pixels = Math.max(pixels, read.pixels)
  }
  return { pixels, mostPixels: MOST_PIXELS.deep, profiles, bytes }
}

const NOTHING = Buffer.alloc(0)

/** A box of which there must be one; of two a decoder may read the other. */
function only(from: Box[], name: string): Buffer | undefined {
  const [box, ...more] = from.filter(({ type }) => type === name)
  return more.length === 0 ? box?.data : undefined
}

/** Ids of the items that are AV1 streams; `undefined` where one is of a kind that is not read. */
function readItems(items: Buffer): number[] | undefined {
  const streams: number[] = []
  const entries = boxes(items.subarray(items[0] === 0 ? 6 : 8))
  if (entries.length > MOST_PARTS) return
  for (const { data } of entries) {
    const isLong = data[0] === 3
    const type = data.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12)
    if (type === 'av01') streams.push(isLong ? numberAt(data, 4) : numberAt(data, 4) >>> 16)
    else if (!OTHERS.includes(type)) return
  }
  return streams
}

const numberAt = (data: Buffer, at: number): number => (at + 4 <= data.length ? data.readUInt32BE(at) : 0)
