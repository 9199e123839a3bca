import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitWithin } from './shrink-picture.ts'

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 2000, 2000, 2000],
  [640, 480, 640, 480],
  [8000, 1, 2000, 1],
  [2001, 1000, 2000, 1000],
])('a picture of %d × %d becomes %d × %d', (width, height, shrunkWidth, shrunkHeight) => {
  expect(fitWithin({ width, height }, 2000)).toEqual({ width: shrunkWidth, height: shrunkHeight })
})

test('no picture is enlarged or stays too large, and its shape is kept to the nearest pixel', () => {
  const pixels = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const fitted = fitWithin({ width, height }, 2000)
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(2000, Math.max(width, height)))
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height)
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1)
    }),
  )
})
