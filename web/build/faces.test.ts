import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD_FOLDER, cutCardFaces, cutFace, type FaceName, faceFile, FACES } from './faces.ts'

test.each([
  ['eczar', 9_000],
  ['figtree', 11_000],
  ['noto-nastaliq-urdu', 118_000],
] as const)('%s equals the output of its script, and has at most %i bytes', async (name, most) => {
  const stored = await readFile(faceFile(name))
  expect(stored.equals(await cutFace(name))).toBe(true)
  expect(stored.length).toBeLessThan(most)
})

const readStyles = (file: string) => readFile(new URL(`../src/styles/${file}`, import.meta.url), 'utf8')

test('the style sheets declare exactly the characters of the reduced fonts', async () => {
  const css = (await readStyles('fonts.css')) + (await readStyles('urdu.css'))
  const cut = css.split('@font-face').filter((rule) => rule.includes('./faces/'))
  expect(cut).toHaveLength(Object.keys(FACES).length)
  for (const rule of cut) {
    const [, name = ''] = /faces\/([a-z-]+)\.woff2/.exec(rule) ?? []
    const [, ranges = ''] = /unicode-range:\s+([^;]+);/.exec(rule) ?? []
    const characters = ranges.split(/,\s+/).flatMap((range) => {
      const [first = NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_none, n) => String.fromCharCode(first + n))
    })
    expect(characters.toSorted()).toEqual(FACES[name as FaceName].characters.split('').toSorted())
  }
})

test('the faces of share cards equal the output of their script', async () => {
  const cut = await cutCardFaces()
  expect((await readdir(CARD_FOLDER)).toSorted()).toEqual(Object.keys(cut).toSorted())
  for (const [name, face] of Object.entries(cut))
    expect((await readFile(join(CARD_FOLDER, name))).equals(face), name).toBe(true)
})
