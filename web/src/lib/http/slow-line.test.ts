import { expect, test } from 'vitest'
import { slowLineWatch } from './upload-form.ts'

/** Sends a form at a speed, as a phone reports it, and returns after how many seconds it is found too slow. */
function giveUpAt({ bytes, kbit, buffered = 200_000 }: { bytes: number; kbit: number; buffered?: number }) {
  const isTooSlow = slowLineWatch(0)
  for (let ms = 100; ms < 120_000; ms += 100) {
    const loaded = Math.min(bytes, buffered + (ms * kbit) / 8)
    if (loaded === bytes) return undefined
    if (isTooSlow(ms, loaded, bytes)) return ms / 1_000
  }
  throw new Error('Nothing was said in two minutes.')
}

test.each([
  ['two pictures of 1 MB at 100 kbit/s', { bytes: 2_000_000, kbit: 100 }, true],
  ['two pictures of 600 kB at 100 kbit/s', { bytes: 1_200_000, kbit: 100 }, true],
  ['two light pictures at 100 kbit/s', { bytes: 520_000, kbit: 100 }, false],
  ['two pictures of 1 MB at 1 Mbit/s', { bytes: 2_000_000, kbit: 1_000 }, false],
  ['four pictures of 5 MB at 2 Mbit/s', { bytes: 20_000_000, kbit: 2_000 }, true],
])('whether the line is too slow: %s', (_title, sent, isSlow) => {
  const seconds = giveUpAt(sent)
  expect(seconds !== undefined).toBe(isSlow)
  if (isSlow) expect(seconds).toBeLessThan(6)
})

test('a line that stands still after the first bytes is too slow', () => {
  const isTooSlow = slowLineWatch(0)
  expect(isTooSlow(100, 200_000, 1_000_000)).toBe(false)
  expect(isTooSlow(5_000, 200_000, 1_000_000)).toBe(true)
})
