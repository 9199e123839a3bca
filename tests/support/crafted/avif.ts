import sharp from 'sharp'

/** Builds AVIF files as an attacker would: the boxes may not match the data. */
interface Crafted {
  /** The size that the file claims. */
  width: number
  height: number
  /** The data of an AV1 stream, or a grid whose tiles are all the same stream. */
  picture: Buffer | { grid: { columns: number; rows: number }; tile: Buffer }
  transparency?: Buffer
  /** Properties in addition to the size. */
  properties?: Buffer[]
}

const u16 = (...numbers: number[]) => Buffer.concat(numbers.map((n) => Buffer.from([n >> 8, n & 255])))
const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((n, index) => bytes.writeUInt32BE(n, 4 * index))
  return bytes
}

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts)
  return Buffer.concat([u32(8 + data.length), Buffer.from(type, 'latin1'), data])
}
const fullBox = (type: string, ...parts: Buffer[]) => box(type, u32(0), ...parts)

/** Builds one AV1 frame of one colour. */
export async function av1(width: number, height: number, bitdepth: 8 | 10 | 12 = 8): Promise<Buffer> {
  const file = await sharp({ create: { width, height, channels: 3, background: '#7a2f4b' } })
    .avif({ effort: 0, bitdepth })
    .toBuffer()
  return file.subarray(file.lastIndexOf('mdat') + 4)
}

export function avif({ width, height, picture, transparency, properties = [] }: Crafted): Buffer {
  const items: { type: string; data: Buffer }[] = []
  const references: Buffer[] = []
  if (Buffer.isBuffer(picture)) items.push({ type: 'av01', data: picture })
  else {
    const { columns, rows } = picture.grid
    const payload = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width, height)])
    items.push({ type: 'grid', data: payload }, { type: 'av01', data: picture.tile })
    const tiles = Array.from({ length: columns * rows }, () => 2)
    references.push(box('dimg', u16(1, tiles.length, ...tiles)))
  }
  if (transparency) {
    items.push({ type: 'av01', data: transparency })
    references.push(box('auxl', u16(items.length, 1, 1)))
  }

  const ofAll = [
    fullBox('ispe', u32(width, height)),
    box('av1C', Buffer.from([0x81, 0x20, 0, 0])),
    ...properties,
  ]
  const isTransparency = fullBox('auxC', Buffer.from('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0'))
  const has = (id: number) => [
    ...ofAll.keys(),
    ...(transparency && id === items.length ? [ofAll.length] : []),
  ]
  const associations = items.flatMap((_, n) => {
    const indexes = has(n + 1).map((index) => index + 1)
    return [u16(n + 1), Buffer.from([indexes.length, ...indexes])]
  })
  const meta = (start: number) => {
    let at = start
    const locations = items.map(({ data }, n) => {
      at += data.length
      return Buffer.concat([u16(n + 1, 0, 1), u32(at - data.length, data.length)])
    })
    return fullBox(
      'meta',
      fullBox('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', u16(1)),
      fullBox('iloc', Buffer.from([0x44, 0]), u16(items.length), ...locations),
      fullBox(
        'iinf',
        u16(items.length),
        ...items.map(({ type }, n) => box('infe', u32(2 << 24), u16(n + 1, 0), Buffer.from(`${type}\0`))),
      ),
      box('iprp', box('ipco', ...ofAll, isTransparency), fullBox('ipma', u32(items.length), ...associations)),
      fullBox('iref', ...references),
    )
  }
  const ftyp = box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf'))
  const start = ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(start), box('mdat', ...items.map(({ data }) => data))])
}

/** Returns an AVIF whose item location box claims 65,535 empty extents for each item. */
export function avifOfParts(items: number): Buffer {
  const item = (id: number) => u16(id, 0, 65_535)
  const places = Array.from({ length: items }, (_, n) => item(n + 1))
  const meta = fullBox(
    'meta',
    fullBox('iloc', Buffer.from([0, 0]), u16(items), ...places),
    fullBox('iinf', u16(0)),
    box('iprp'),
  )
  return Buffer.concat([box('ftyp', Buffer.from('avif'), u32(0), Buffer.from('avifmif1miaf')), meta])
}
