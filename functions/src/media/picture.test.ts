import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { rule } from 'domain/values/rule.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measureEncoding } from '../../../bench/measure-encoding.ts'
import { jpegOfScans } from '../../../tests/support/crafted/jpeg.ts'
import { pngWithPacked } from '../../../tests/support/crafted/png.ts'
import { profileOf } from '../../../tests/support/crafted/profile.ts'
import { HAS_PROFILE, pictureOf, webp, webpChunk } from '../../../tests/support/crafted/webp.ts'
import { plainImage } from '../../../tests/support/pictures.ts'
import { worstPictures } from '../../../tests/support/worst-pictures.ts'
import { decodePicture, encodePicture, isTimeout } from './picture.ts'

const MINUTE = 60_000
const HALF = 2 ** 29
const WITHIN = { width: 100, height: 100 }

const isThorough = process.env['THOROUGH'] === 'true'
/** Makes a picture that decodes quickly, but needs every kind of data in memory at once. */
const QUICK = ['JPEG in 20 scans']

// no picture may use half of the function's memory
test.each(Object.entries(worstPictures).filter(([name]) => isThorough || QUICK.includes(name)))(
  'the costliest %s is encoded in bounded memory and time',
  async (_, make) => {
    const { postMs, documentMs, peakBytes } = measureEncoding(await make())
    expect(peakBytes).toBeLessThan(HALF)
    expect(postMs).toBeLessThan(10_000)
    expect(documentMs).toBeLessThan(5_000)
  },
  2 * MINUTE,
)

test.each<[string, () => Promise<Buffer>]>([
  ['80 texts that unpack to 60 MB each', () => pngWithPacked('zTXt', 80, 60e6)],
  ['a profile that unpacks to 100 MB', () => pngWithPacked('iCCP', 1, 100e6)],
  ['a profile of 20,000 calculations', withCalculations],
])('a picture with %s costs only what its pixels cost', async (_, make) => {
  const picture = await make()
  await decodePicture('image', await plainImage(60, 40).png().toBuffer(), WITHIN)
  const before = process.cpuUsage()
  await decodePicture('image', picture, WITHIN)
  const { user } = process.cpuUsage(before)
  expect(user / 1e6).toBeLessThan(0.5)
})

async function withCalculations(): Promise<Buffer> {
  const picture = pictureOf(await plainImage(60, 40).webp().toBuffer())
  return webp(60, 40, HAS_PROFILE, webpChunk('ICCP', profileOf(20_000)), picture)
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture as %s is decoded upright and complete',
  async (format) => {
    const halves = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'white' } })
      .extend({ bottom: 20, background: 'black' })
      .withMetadata({ orientation: 6 })
      .toFormat(format, { quality: 90 })
      .toBuffer()
    const pixels = await decodePicture('image', halves, WITHIN)
    expect(pixels).toMatchObject({ width: 40, height: 60 })
    // turned to the right: the bottom is now on the left
    const png = await encodePicture(pixels, (image) => image.greyscale().raw())
    expect([png[0], png[39], png.at(-40), png.at(-1)].map((grey = NaN) => Math.round(grey / 255))).toEqual([
      0, 1, 0, 1,
    ])
  },
)

test('a long picture is reduced to the maximum height, and a truncated one is rejected', async () => {
  const long = await plainImage(200, 4000).jpeg().toBuffer()
  expect(await decodePicture('image', long, WITHIN)).toMatchObject({ width: 5, height: 100 })
  const broken = decodePicture('image', long.subarray(0, long.length / 2), WITHIN)
  await expect(broken).rejects.toMatchObject({ status: 400, detail: { image: [rule('notAnImage')] } })
})

test('an ordinary picture does not wait for earlier large ones', async () => {
  const large = jpegOfScans(6000, 4000, 20)
  const ordinary = await plainImage(60, 40).jpeg().toBuffer()
  const done: string[] = []
  const decode = async (name: string, bytes: Buffer) => {
    await decodePicture('image', bytes, WITHIN)
    done.push(name)
  }
  await Promise.all([
    decode('large', large),
    decode('large', large),
    decode('large', large),
    decode('ordinary', ordinary),
  ])
  expect(done).toEqual(['ordinary', 'large', 'large', 'large'])
})

test('a sixth simultaneous large picture is rejected with a request to retry', async () => {
  const large = jpegOfScans(3000, 2500, 20)
  const decode = () => decodePicture('image', large, WITHIN)
  const before = Array.from({ length: 5 }, decode)
  await expect(decode()).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '60' } })
  await Promise.all(before)
})

// a thread that stops can leave a picture without one, and nothing would end its wait
test.runIf(process.platform === 'linux')(
  'the threads that work on pictures are as many as functions/.env says, and none stops',
  () => {
    const { VIPS_MAX_THREADS } = parseEnv(readFileSync('functions/.env', 'utf8'))
    const useAndCount = `
    const picture = { create: { width: 9, height: 9, channels: 3, background: '#7a2f4b' } }
    require('sharp')(picture).jpeg().toBuffer().then(() => {
      const { readdirSync, readFileSync } = require('node:fs')
      const names = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8'))
      console.log(names.filter((name) => name.trim() === 'libvips worker').length)
    })`
    const counted = execFileSync(process.execPath, ['-e', useAndCount], {
      env: { ...process.env, VIPS_MAX_THREADS },
      encoding: 'utf8',
    })
    expect(counted.trim()).toBe(VIPS_MAX_THREADS)
  },
)

test('a timeout of sharp is not reported as a broken picture', async () => {
  const slow = plainImage(9000, 9000).blur(200).timeout({ seconds: 1 }).raw().toBuffer()
  expect(await slow.catch(isTimeout)).toBe(true)
  expect(await sharp(Buffer.from('broken')).raw().toBuffer().catch(isTimeout)).toBe(false)
})
