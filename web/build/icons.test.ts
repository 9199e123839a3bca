import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons } from './icons.ts'

test('each icon has its size, and the ICO file holds a PNG', async () => {
  const { 'favicon.ico': ico, ...pngs } = await drawIcons()
  const widths = await Promise.all(
    Object.values(pngs).map(async (png) => (await sharp(png).metadata()).width),
  )
  expect(widths).toEqual([180, 192, 512])
  expect(ico?.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]))
  const start = ico?.readUInt32LE(18)
  expect(await sharp(ico?.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
