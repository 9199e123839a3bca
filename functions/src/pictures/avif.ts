import { takeParts, MAX_PARTS, MAX_PIXELS, type PictureHeader } from './picture-header.ts'
import { readAv1 } from './av1.ts'

/** A part of an ISO base media file (ISO/IEC 14496-12), of which AVIF is one. */
interface Box {
  type: string
  data: Buffer
}

const boxes = (bytes: Buffer): Box[] => takeParts(eachBox(bytes))

function* eachBox(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    // 1: a length of eight bytes follows; 0: up to the end
    const header = length === 1 ? 16 : 8
    const size = length === 1 ? reader(bytes, at + 8)(8) : length || bytes.length - at
    if (!(size >= header)) return
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + header, at + size),
    }
    at += size
  }
}

/** Items of a still picture: itself, transparency, a thumbnail, a gain map, metadata. Each has one extent or two. */
const MAX_ITEMS = 16
const MAX_EXTENTS = 8

/**
 * Reads where the items of a file are.
 * @param data of the box `iloc`
 * @param idat data of the box of that name, in which some may be
 * @returns their bytes by id; `undefined` if one is elsewhere or together they are longer than the file
 */
function readLocations(data: Buffer, file: Buffer, idat?: Buffer): Map<number, Buffer> | undefined {
  const version = data[0] ?? 0
  const next = reader(data, 4)
  const sizes = next(2)
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  )
  const items = new Map<number, Buffer>()
  let left = file.length
  let count = next(version < 2 ? 2 : 4)
  // with sizes of nothing, any number of either fits into nothing
  if (count > MAX_ITEMS) return
  for (; count > 0; count--) {
    const id = next(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : next(2) & 15
    const source = [file, idat][method]
    next(2) // which file; there is but this one
    const base = next(baseSize)
    const extents: Buffer[] = []
    let extent = next(2)
    if (extent > MAX_EXTENTS) return
    for (; extent > 0; extent--) {
      if (version > 0) next(indexSize)
      const start = base + next(offsetSize)
      const length = next(lengthSize)
      left -= length
      // not a number: the box breaks off
      if (!source || !(start + length <= source.length) || !(left >= 0)) return
      extents.push(source.subarray(start, start + length))
    }
    if (!(id >= 0) || items.has(id)) return
    items.set(id, Buffer.concat(extents))
  }
  return items
}

/** Reads big-endian numbers one after the other; NaN beyond the end. */
function reader(bytes: Buffer, from: number): (size: number) => number {
  let at = from
  return (size) => {
    let value = 0
    for (const end = at + size; at < end; at++) value = value * 256 + (bytes[at] ?? NaN)
    return value
  }
}

/** A picture and its transparency, perhaps a thumbnail and a gain map. A grid would have many. */
const MAX_STREAMS = 4
const OTHERS = ['Exif', 'mime', 'uri ', 'tmap']

/**
 * Reads the boxes of an AVIF, and the sizes in the headers of its streams.
 * @returns `undefined` for other files, for grids, films and several frames
 */
export function readAvif(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString('latin1', 4, 12) !== 'ftypavif') return
  const top = boxes(bytes)
  if (top.length > MAX_PARTS || top.some(({ type }) => type === 'moov')) return
  const meta = only(top, 'meta')
  const parts = meta ? boxes(meta.subarray(4)) : []
  const [locations, items, properties] = ['iloc', 'iinf', 'iprp'].map((name) => only(parts, name))
  if (parts.length > MAX_PARTS || !locations || !items || !properties) return
  const streams = readItems(items)
  const located = readLocations(locations, bytes, only(parts, 'idat'))
  if (!streams || streams.length > MAX_STREAMS || !located) return

  const profiles: Buffer[] = []
  let pixels = 0
  for (const id of streams) {
    const read = readAv1(located.get(id) ?? NOTHING)
    if (read?.frames !== 1) return
    pixels = Math.max(pixels, read.pixels)
  }
  const described = boxes(only(boxes(properties), 'ipco') ?? NOTHING)
  if (described.length > MAX_PARTS) return
  for (const { type, data } of described) {
    if (type === 'ispe') pixels = Math.max(pixels, numberAt(data, 4) * numberAt(data, 8))
    if (type === 'colr' && data.toString('latin1', 0, 4) !== 'nclx') profiles.push(data)
    if (type !== 'av1C') continue
    const read = readAv1(data.subarray(4))
    if (read?.frames !== 0) return
    pixels = Math.max(pixels, read.pixels)
  }
  return { pixels, maxPixels: MAX_PIXELS.deep, profiles, bytes }
}

const NOTHING = Buffer.alloc(0)

/** Returns the data of a box that must exist once. Of two, a decoder may read the other. */
function only(from: Box[], name: string): Buffer | undefined {
  const [box, ...more] = from.filter(({ type }) => type === name)
  return more.length === 0 ? box?.data : undefined
}

/** Returns the ids of the items that are AV1 streams; `undefined` if one is of an unknown kind. */
function readItems(items: Buffer): number[] | undefined {
  const streams: number[] = []
  const entries = boxes(items.subarray(items[0] === 0 ? 6 : 8))
  if (entries.length > MAX_PARTS) return
  for (const { data } of entries) {
    const isLong = data[0] === 3
    const type = data.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12)
    if (type === 'av01') streams.push(isLong ? numberAt(data, 4) : numberAt(data, 4) >>> 16)
    else if (!OTHERS.includes(type)) return
  }
  return streams
}

const numberAt = (data: Buffer, at: number): number => (at + 4 <= data.length ? data.readUInt32BE(at) : 0)
