import { cloth } from 'domain/needlework/cloth.ts'
import type { Drawing } from 'domain/needlework/drawing.ts'
import { fixedArt } from 'domain/needlework/fixed-art.ts'
import { motif } from 'domain/needlework/motif.ts'
import { GROUNDS, SILKS } from 'domain/needlework/silks.ts'
import { toSvg } from 'domain/needlework/to-svg.ts'
import { CARD_SIZE, type ShareCard } from 'domain/share-card.ts'
import type { OverlayOptions, Sharp } from 'sharp'
import { encodePicture, type Pixels } from '../../media/picture.ts'
import { isUrdu, loadFaces } from './draw-text.ts'

/** Most bytes of a card. */
const MOST_BYTES = 200_000
/** Qualities of JPEG, of which the first is taken that is light enough. */
const QUALITIES = [88, 78, 66, 50, 30] as const

/** The places of things in pixels: from the edge at which the words begin, and from the top. */
const MARK = { start: 64, top: 56, size: 84 }
const NAME = { start: 160, top: 69, urduTop: 42 }
const REST = { start: 160, top: 107 }
const TITLE = { start: 64, middle: 338 }
const LINE = { start: 64, top: 546 }
const DAY = { start: 612, width: 168, height: 182 }
const PHOTO = { start: 730, width: 470 }
const CLOTH = { start: 770, top: 0, size: 630 }
const STAR = { start: 830, top: -35, size: 700 }

/** The colour of holes on the dark ground. */
const HOLES = '#a3a0c4'
const WHITE = SILKS.kora.across
const SOFT = '#cdcadf'

/** How wide the words of a card are, and how large its title is, in English and in Urdu. */
const SIZES = {
  plain: { width: 660, title: 64, urdu: 56 },
  photo: { width: 610, title: 58, urdu: 48 },
  event: { width: 690, title: 60, urdu: 52 },
}

/** Returns where the box of the day begins: beside a photo, which would cover it. */
const dayStart = (hasPhoto: boolean) => (hasPhoto ? PHOTO.start - DAY.width : DAY.start)

/** Draws everything but words and photo as SVG. */
function background({ seed, day }: ShareCard, hasPhoto: boolean, isMirrored: boolean): string {
  const rightOf = (start: number, width: number) => (isMirrored ? CARD_SIZE.width - start - width : start)
  const piece = (drawing: Drawing, { start, top, size }: typeof MARK) =>
    toSvg(drawing).replace(
      '<svg',
      `<svg x="${rightOf(start, size)}" y="${top}" width="${size}" height="${size}" color="${HOLES}"`,
    )
  const box = (start: number, top: number, width: number, height: number, colour: string) =>
    `<path fill="${colour}" d="M${rightOf(start, width)} ${top}h${width}v${height}h-${width}z"/>`
  const art = day
    ? piece(motif(seed, { n: 24, ground: 'anaar', kinds: ['star'] }), STAR)
    : piece(cloth(seed, { cols: 4, rows: 4, n: 10, open: isMirrored ? [3, 11] : [0, 8] }), CLOTH)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    box(0, 0, CARD_SIZE.width, CARD_SIZE.height, day ? GROUNDS.anaar : GROUNDS.raat),
    hasPhoto ? '' : art,
    day ? box(dayStart(hasPhoto), 0, DAY.width, DAY.height, WHITE) : '',
    box(MARK.start, MARK.top, MARK.size, MARK.size, GROUNDS.raat),
    piece(fixedArt('mark'), { start: MARK.start + 8, top: MARK.top + 8, size: MARK.size - 16 }),
    '</svg>',
  ].join('')
}

/** Makes an artist that draws share cards as JPEG. */
export async function cardArtist() {
  const { default: sharp } = await import('sharp')
  const write = await loadFaces()

  async function toJpeg(pixels: Buffer, path: string): Promise<Buffer> {
    for (const quality of QUALITIES) {
      const options = { quality, mozjpeg: true, chromaSubsampling: '4:4:4' }
      const jpeg = await sharp(pixels, { raw: { ...CARD_SIZE, channels: 3 } })
        .jpeg(options)
        .toBuffer()
      if (jpeg.length <= MOST_BYTES) return jpeg
    }
    throw new Error(`${path} is heavier than ${MOST_BYTES} bytes.`)
  }

  /** @param photo decoded; absent if the card has none */
  return async (card: ShareCard, photo?: Pixels): Promise<Buffer> => {
    const { title, line, shortName, nameRest, day } = card
    const isMirrored = isUrdu(title)
    const sizes = SIZES[photo ? 'photo' : day ? 'event' : 'plain']
    const soft = day ? WHITE : SOFT
    const startOfDay = dayStart(photo !== undefined)
    const layers: OverlayOptions[] = []
    const place = (input: Buffer, width: number, start: number, top: number) => {
      const left = isMirrored ? CARD_SIZE.width - start - width : start
      layers.push({ input, left: Math.round(left), top: Math.round(top) })
    }

    if (photo) {
      const cut = (image: Sharp) => image.resize(PHOTO.width, CARD_SIZE.height, { fit: 'cover' }).png()
      place(await encodePicture(photo, cut), PHOTO.width, PHOTO.start, 0)
    }

    const oneLine = { leading: 1.3, lines: 1, colour: WHITE }
    const brand = { ...oneLine, width: (day ? startOfDay : sizes.width) - NAME.start }
    const name = await write(shortName, { ...brand, face: 'display', size: 30 })
    place(name.input, name.width, NAME.start, isUrdu(shortName) ? NAME.urduTop : NAME.top)
    if (nameRest) {
      const rest = await write(nameRest, { ...brand, face: 'text', size: 19, colour: soft })
      place(rest.input, rest.width, REST.start, REST.top)
    }

    const heading = { colour: WHITE, width: sizes.width, lines: 3 }
    const { input, width, height } = await write(
      title,
      isMirrored
        ? { ...heading, face: 'urdu', size: sizes.urdu, leading: 1.85 }
        : { ...heading, face: 'display', size: sizes.title, leading: 1.08 },
    )
    place(input, width, TITLE.start, TITLE.middle - height / 2)
    if (line) {
      const below = await write(line, {
        ...oneLine,
        face: 'text',
        size: 28,
        colour: soft,
        width: sizes.width,
      })
      place(below.input, below.width, LINE.start, LINE.top)
    }

    if (day) {
      const block = { ...oneLine, face: 'display', width: DAY.width } as const
      const number = await write(day.day, { ...block, size: 92, colour: GROUNDS.raat })
      const month = await write(day.month, { ...block, size: 30, colour: GROUNDS.anaar })
      for (const [word, top] of [
        [number, 40],
        [month, 130],
      ] as const)
        place(word.input, word.width, startOfDay + (DAY.width - word.width) / 2, top)
    }

    const ground = sharp(Buffer.from(background(card, photo !== undefined, isMirrored)))
    return toJpeg(await ground.composite(layers).removeAlpha().raw().toBuffer(), card.path)
  }
}
