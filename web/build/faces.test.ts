import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFace, type FaceName, faceFile, FACES } from './faces.ts'

test.each([
  ['eczar', 9_000],
  ['figtree', 11_000],
  ['noto-sans-arabic', 40_000],
] as const)('%s equals the output of its script, and has at most %i bytes', async (name, most) => {
  const stored = await readFile(faceFile(name))
  expect(stored.equals(await cutFace(name))).toBe(true)
  expect(stored.length).toBeLessThan(most)
})

test('the style sheet declares exactly the characters of the reduced fonts', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8')
  const cut = css.split('@font-face').filter((rule) => rule.includes('./faces/'))
  // the Arabic letters stand in both families
  expect(cut).toHaveLength(4)
  for (const rule of cut) {
    const [, name = ''] = /faces\/([a-z-]+)\.woff2/.exec(rule) ?? []
    const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(rule) ?? []
    const characters = ranges.split(', ').flatMap((range) => {
      const [first = NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_none, n) => String.fromCharCode(first + n))
    })
    expect(characters.toSorted()).toEqual(FACES[name as FaceName].characters.split('').toSorted())
  }
})
