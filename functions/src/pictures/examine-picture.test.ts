import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { rule } from 'domain/values/rule.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { av1, avif, avifOfParts, box } from '../../../tests/support/crafted/avif.ts'
import { jpegOfScans, withOneComponent, withSecondFrame } from '../../../tests/support/crafted/jpeg.ts'
import { pngWith, pngWithPacked } from '../../../tests/support/crafted/png.ts'
import { profileOf } from '../../../tests/support/crafted/profile.ts'
import {
  film,
  HAS_PROFILE,
  HAS_TRANSPARENCY,
  pictureOf,
  webp,
  webpChunk,
  webpOfGroups,
} from '../../../tests/support/crafted/webp.ts'
import { plainImage } from '../../../tests/support/pictures.ts'
import { examinePicture } from './examine-picture.ts'

const notAnImage = rule('notAnImage')
const tooManyPixels = rule('imageTooManyPixels')

const small = () => plainImage(60, 40)
const noise = () => sharp(randomBytes(40_000), { raw: { width: 100, height: 100, channels: 4 } }).resize(400)
const smallWebp = pictureOf(await small().webp().toBuffer())
const largeWebp = pictureOf(await plainImage(8000, 5000).webp({ lossless: true, effort: 0 }).toBuffer())
const manyGroups = webpOfGroups(512, 512, 4)
const smallPng = await small().png().toBuffer()
const smallJpeg = await small().jpeg().toBuffer()
const smallAv1 = await av1(60, 40)
const largeAv1 = await av1(4000, 2000, 10)

test.each<[string, Buffer | Promise<Buffer>, string]>([
  ['an AVIF of 10 bits', plainImage(4000, 2000).avif({ effort: 0, bitdepth: 10 }).toBuffer(), 'pixels'],
  ['an AVIF in which more lies than it says', avif({ width: 60, height: 40, picture: largeAv1 }), 'pixels'],
  ['an AVIF that says more than lies in it', avif({ width: 6e4, height: 6e4, picture: smallAv1 }), 'pixels'],
  [
    'an AVIF with a large transparency',
    avif({ width: 60, height: 40, picture: smallAv1, transparency: largeAv1 }),
    'pixels',
  ],
  [
    'an AVIF of one tile again and again',
    avif({ width: 480, height: 320, picture: { grid: { columns: 8, rows: 8 }, tile: smallAv1 } }),
    'none',
  ],
  [
    'an AVIF of many frames',
    avif({ width: 60, height: 40, picture: Buffer.concat([smallAv1, smallAv1]) }),
    'none',
  ],
  ['a WebP whose canvas is small', webp(60, 40, 0, largeWebp), 'pixels'],
  ['a WebP whose canvas is large', webp(16_000, 16_000, 0, smallWebp), 'pixels'],
  ['a WebP whose frame is large', film([60, 40], [8000, 5000], largeWebp, 1), 'pixels'],
  ['a WebP of 2,000 frames', film([60, 40], [60, 40], smallWebp, 2000), 'none'],
  ['a lossless WebP of 16,384 groups of codes', manyGroups, 'none'],
  ['a WebP in whose frame they lie', film([512, 512], [512, 512], pictureOf(manyGroups), 1), 'none'],
  ['a WebP in whose transparency they lie', withTransparency(manyGroups), 'none'],
  ['a WebP of two pictures', webp(60, 40, 0, smallWebp, smallWebp), 'none'],
  ['a JPEG of 2,646 scans', jpegOfScans(600, 400, 2646), 'none'],
  ['a JPEG of 21 scans', jpegOfScans(600, 400, 21), 'none'],
  [
    'a JPEG of two sizes',
    small()
      .jpeg()
      .toBuffer()
      .then((jpeg) => withSecondFrame(jpeg, 65_000, 65_000)),
    'none',
  ],
  ['a progressive JPEG of 40 million pixels', jpegOfScans(8000, 5000, 10), 'pixels'],
  ['a JPEG that lacks scans', plainImage(8000, 5000).jpeg().toBuffer().then(withOneComponent), 'pixels'],
  ['a PNG of 40 million pixels', plainImage(8000, 5000).png().toBuffer(), 'pixels'],
  ['a PNG of 16 bits', plainImage(3000, 2001).toColourspace('rgb16').png().toBuffer(), 'pixels'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'none'],
  ['a GIF', small().gif().toBuffer(), 'none'],
  ['nothing', Buffer.alloc(0), 'none'],
])('%s is rejected', async (_, bytes, why) => {
  const examined = examinePicture(await bytes)
  expect('code' in examined && examined).toEqual(why === 'pixels' ? tooManyPixels : notAnImage)
})

test.each<[string, Buffer | Promise<Buffer>]>([
  ['a JPEG', small().jpeg().toBuffer()],
  ['a progressive JPEG', small().jpeg({ progressive: true }).toBuffer()],
  ['a progressive JPEG of four inks', small().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
  ['a PNG', small().png().toBuffer()],
  ['an interlaced PNG with few colours', small().png({ progressive: true, palette: true }).toBuffer()],
  ['a lossy WebP', small().webp().toBuffer()],
  ['a lossless WebP with transparency', small().ensureAlpha(0.5).webp({ lossless: true }).toBuffer()],
  ['a lossless WebP as small as can be', noise().webp({ lossless: true, effort: 6 }).toBuffer()],
  ['a lossless WebP of few colours', noise().threshold().webp({ lossless: true, effort: 6 }).toBuffer()],
  ['a lossy WebP with transparency', noise().webp().toBuffer()],
  ['a lossless WebP of 4,096 groups of codes', webpOfGroups(256, 256, 4)],
  ['a film as WebP', film([60, 40], [60, 40], smallWebp, 30)],
  ['an AVIF', small().avif().toBuffer()],
  ['an AVIF of 10 bits with transparency', small().ensureAlpha(0.5).avif({ bitdepth: 10 }).toBuffer()],
  ['an AVIF of ours', avif({ width: 60, height: 40, picture: smallAv1, transparency: smallAv1 })],
])('%s is accepted and still decodes completely', async (_, bytes) => {
  const examined = examinePicture(await bytes)
  if ('code' in examined) throw new Error(examined.code)
  const before = await sharp(await bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const after = await sharp(examined.bytes).raw().toBuffer({ resolveWithObject: true })
  expect(after.info).toEqual(before.info)
  expect(after.data.equals(before.data)).toBe(true)
  expect(before.info.width * before.info.height).toBe(examined.pixels)
})

async function withTransparency(lossless: Buffer): Promise<Buffer> {
  const stream = lossless.subarray(25)
  const colours = pictureOf(await plainImage(512, 512).webp().toBuffer())
  return webp(
    512,
    512,
    HAS_TRANSPARENCY,
    webpChunk('ALPH', Buffer.concat([Buffer.from([1]), stream])),
    colours,
  )
}

const empty = Buffer.from([0xff, 0xe0, 0x00, 0x02])
const nothing = Buffer.alloc(0)
const allOf = (part: Buffer, count: number) => Array.from({ length: count }, () => part)

test.each<[string, Buffer]>([
  ['an AVIF of 400 items in 65,535 parts each', avifOfParts(400)],
  ['an AVIF of an item in 65,535 parts', avifOfParts(1)],
  [
    'an AVIF of 650,000 boxes',
    Buffer.concat([avif({ width: 60, height: 40, picture: smallAv1 }), ...allOf(box('free'), 650_000)]),
  ],
  [
    'a JPEG of 1.3 million segments',
    Buffer.concat([smallJpeg.subarray(0, 2), ...allOf(empty, 1.3e6), smallJpeg]),
  ],
  ['a PNG of 430,000 chunks', pngWith(smallPng, 'IDAT', nothing, 430_000)],
  [
    'a WebP of 650,000 chunks',
    webp(60, 40, 0, smallWebp, Buffer.concat(allOf(webpChunk('free', nothing), 650_000))),
  ],
  [
    'a WebP whose frame is of as many',
    film([60, 40], [60, 40], Buffer.concat(allOf(webpChunk('free', nothing), 650_000)), 1),
  ],
])('%s is rejected quickly', (_, bytes) => {
  const before = process.cpuUsage()
  const examined = examinePicture(bytes)
  expect('code' in examined && examined).toEqual(notAnImage)
  expect(process.cpuUsage(before).user / 1e3).toBeLessThan(50)
})

test('of several broken profiles only the first is decompressed', () => {
  const broken = Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(2e6)).subarray(0, -8)])
  const before = process.cpuUsage()
  expect(examinePicture(pngWith(smallPng, 'iCCP', broken, 1900))).toMatchObject({ hasPlainProfile: true })
  expect(process.cpuUsage(before).user / 1e3).toBeLessThan(100)
})

test('data that decoding does not need is dropped: texts of a PNG, bytes after the end of a JPEG', async () => {
  const kept = (bytes: Buffer) => {
    const examined = examinePicture(bytes)
    return 'code' in examined ? examined : examined.bytes.length
  }
  const png = await small().png({ palette: true }).toBuffer()
  expect(kept(await pngWithPacked('zTXt', 80, 1e6))).toBeLessThan(1000)
  expect(kept(png)).toBeLessThanOrEqual(png.length)
  const jpeg = await small().jpeg().toBuffer()
  expect(kept(Buffer.concat([jpeg, jpeg]))).toBe(jpeg.length)
})

test.each<[string, boolean, () => Buffer | Promise<Buffer>]>([
  ['of a phone', true, () => small().withIccProfile('p3').jpeg().toBuffer()],
  ['of a PNG', true, () => small().withIccProfile('p3').png().toBuffer()],
  ['that is a list of calculations', false, () => withProfile(profileOf(1))],
  ['of which there are two', false, () => webp(60, 40, HAS_PROFILE, anyProfile, anyProfile, smallWebp)],
])('a colour profile %s: applied is %s', async (_, isApplied, make) => {
  expect(examinePicture(await make())).toMatchObject({ hasPlainProfile: isApplied })
})

const anyProfile = webpChunk('ICCP', Buffer.alloc(10))
const withProfile = (profile: Buffer) => webp(60, 40, HAS_PROFILE, webpChunk('ICCP', profile), smallWebp)

test('a packed profile beyond any real size is dropped', async () => {
  const examined = examinePicture(await pngWithPacked('iCCP', 1, 20e6))
  expect('bytes' in examined && examined.bytes.includes('iCCP')).toBe(false)
})

test('examining a cut or changed picture always ends and never throws', async () => {
  const pictures = [
    jpegOfScans(60, 40, 3),
    await small().withIccProfile('p3').png().toBuffer(),
    await small().webp({ lossless: true }).toBuffer(),
    film([60, 40], [60, 40], smallWebp, 2),
    avif({ width: 60, height: 40, picture: smallAv1, transparency: smallAv1 }),
  ]
  for (const picture of pictures)
    for (let at = 0; at < picture.length; at++) {
      examinePicture(picture.subarray(0, at))
      for (const byte of [0x00, 0x01, 0xff]) {
        const changed = Buffer.from(picture)
        changed[at] = byte
        examinePicture(changed)
      }
    }
})
