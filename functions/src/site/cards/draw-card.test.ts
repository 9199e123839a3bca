import { cardText, type ShareCard } from 'domain/share-card.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardArtist } from './draw-card.ts'
import { loadFaces } from './draw-text.ts'

const draw = await cardArtist()
const write = await loadFaces()

const PLAIN: ShareCard = {
  pages: ['/blog-details/abc'],
  path: '/share/abc.jpg',
  title: 'One loom, nine women',
  line: 'Blog, March 5, 2027',
  seed: 'abc',
  image: '',
  shortName: 'Women’s Chamber',
  nameRest: 'of Commerce & Industry, North',
}
const URDU = 'گلناز نے ایک کھڈی سے نو خواتین کی ورکشاپ کیسے بنائی'

/** Returns the columns in which a card has white ink at the height of its title. */
async function inkOf(jpeg: Buffer): Promise<{ first: number; last: number }> {
  const [width, height] = [1200, 260]
  const { data } = await sharp(jpeg)
    .extract({ left: 0, top: 200, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: width }, (_none, x) =>
    Array.from({ length: height }, (_also, y) => data[y * width + x]!).some((value) => value > 200),
  )
  return { first: columns.indexOf(true), last: columns.lastIndexOf(true) }
}

test('a photograph takes the far side, and words stay within their place', async () => {
  const data = Buffer.alloc(300 * 300 * 3)
  const photo = { data, width: 300, height: 300, channels: 3 } as const
  const english = await inkOf(await draw({ ...PLAIN, title: 'Words '.repeat(60).trim() }, photo))
  expect(english.first).toBeGreaterThanOrEqual(60)
  expect(english.last).toBeLessThan(730)
  const urdu = await inkOf(await draw({ ...PLAIN, title: URDU }, photo))
  expect(urdu.first).toBeGreaterThan(470)
  expect(urdu.last).toBeLessThan(1_140)
})

test('the day of an event is on its whole box beside a photograph', async () => {
  const data = Buffer.alloc(300 * 300 * 3)
  const photo = { data, width: 300, height: 300, channels: 3 } as const
  const card = await draw({ ...PLAIN, day: { day: '24', month: 'December' } }, photo)
  const box = sharp(card).extract({ left: 730 - 168, top: 4, width: 168, height: 12 })
  for (const { min } of (await sharp(await box.png().toBuffer()).stats()).channels)
    expect(min).toBeGreaterThan(200)
})

test('Urdu is joined and reads from the right', async () => {
  const style = { face: 'urdu', size: 56, leading: 1.85, colour: '#fff', width: 2_000, lines: 1 } as const
  const joined = await write('کھڈی', style)
  const apart = await write(Array.from('کھڈی').join('\u200c'), style)
  expect(joined.width).toBeLessThan(apart.width * 0.9)
  // alif is tall, and full stops are low
  const { input, width } = await write('ا ۔۔۔', style)
  const inkAbove = async (left: number) => {
    const corner = sharp(input).extract({ left, top: 0, width: 8, height: 8 })
    return (await corner.extractChannel('alpha').raw().toBuffer()).some((alpha) => alpha > 0)
  }
  expect([await inkAbove(0), await inkAbove(width - 8)]).toEqual([false, true])
})

test('a title of more than three lines ends with an ellipsis', async () => {
  const style = { face: 'display', size: 64, leading: 1.08, colour: '#fff', width: 660, lines: 3 } as const
  const long = await write('many words '.repeat(30).trim(), style)
  const unbroken = await write('w'.repeat(300), style)
  for (const { height } of [long, unbroken]) expect(height).toBeLessThan(64 * 3.6)
  expect(await write(`${'many words '.repeat(4)}many words…`, style)).toMatchObject({ height: long.height })
})

test('every title that can be drawn makes a card of 1200 × 630 pixels and at most 200 kB', async () => {
  const letter = fc.constantFrom(
    ...'aZ ğéß&<>"\'`’…کھڈیے1۲،؟\u200c\u200d'.split(''),
    '&amp;',
    '</span>',
    URDU,
    '\n',
  )
  const text = fc.array(letter, { minLength: 1, maxLength: 60 }).map((letters) => letters.join(''))
  const cards = fc.record({
    title: text.map(cardText).filter(Boolean),
    line: text.map(cardText),
    shortName: text.map(cardText).filter(Boolean),
    nameRest: text.map(cardText),
    day: fc.option(fc.constant({ day: '22', month: 'September' }), { nil: undefined }),
    seed: fc.string(),
  })
  await fc.assert(
    fc.asyncProperty(cards, async ({ day, ...card }) => {
      const jpeg = await draw({ ...PLAIN, ...card, ...(day && { day }) })
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(jpeg.length).toBeLessThanOrEqual(200_000)
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('letters without a glyph take the card away, and pictographs are left out', () => {
  expect(cardText('Honey 🍯 from\nthe\u202E north')).toBe('Honey from the north')
  expect(cardText('महिला')).toBe('')
  expect(cardText('👩🏽‍🌾')).toBe('')
})
