import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareCard, SHARE_CARD } from './share-card.ts'

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test('the share picture equals the output of its script, and is small', async () => {
  const stored = await readFile(SHARE_CARD)
  expect(stored.length).toBeLessThan(40_000)
  const [kept, drawn] = await Promise.all([pixelsOf(stored), pixelsOf(await drawShareCard())])
  expect(kept.info).toMatchObject({ width: 1200, height: 630 })
  // another release of the library may draw an edge differently
  const different = kept.data.filter((value, index) => Math.abs(value - drawn.data[index]!) > 40).length
  expect(different / kept.data.length).toBeLessThan(0.01)
})
