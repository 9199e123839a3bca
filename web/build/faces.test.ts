import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CHARACTERS, cutFace, faceFile } from './faces.ts'

test.each(['eczar', 'figtree'] as const)('%s equals the output of its script, and is small', async (name) => {
  const stored = await readFile(faceFile(name))
  expect(stored.equals(await cutFace(name))).toBe(true)
  expect(stored.length).toBeLessThan(15_000)
})

test('the style sheet declares exactly the characters of the reduced fonts', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8')
  const cut = css.split('@font-face').filter((rule) => rule.includes('./faces/'))
  expect(cut).toHaveLength(2)
  for (const rule of cut) {
    const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(rule) ?? []
    const characters = ranges.split(', ').flatMap((range) => {
      const [first = NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_none, n) => String.fromCharCode(first + n))
    })
    expect(characters.toSorted()).toEqual(CHARACTERS.split('').toSorted())
  }
})
