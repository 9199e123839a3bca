import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { join } from 'node:path'
import { CARD_LETTERS } from 'domain/share-card.ts'

/** Returns the characters between two code points, both included. */
const letters = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_none, n) => first + n))

/**
 * The characters of English pages, and the marks of direction around values on pages in Urdu. Other Latin letters are in the whole fonts,
 * which load where a text has one. The marks draw nothing. In the face for Urdu they would hide a Latin word that follows (Chromium).
 */
const ENGLISH = `${letters(0x20, 0x7e)}\u00a0©·×–—‘’“”•…${letters(0x2066, 0x2069)}`

/** The letters, vowel marks and punctuation of Urdu, its joiners, and the letters of Arabic keyboards. Digits are Latin. */
const URDU = `${letters(0x621, 0x63a)}${letters(0x641, 0x658)}ٰٹپچڈڑژکگںھہۂۃیےۓ،؛؟۔\u200c\u200d`

/**
 * The weights of our styles, and the features: kerning, joined letters, figures of one width for columns of numbers. Headings have
 * one weight, since a second one adds 5.8 kB to the first visit.
 */
export const FACES = {
  eczar: { of: 'latin', wght: 600, features: ['kern', 'mark'], characters: ENGLISH },
  figtree: {
    of: 'latin',
    wght: { min: 400, max: 700 },
    features: ['kern', 'mark', 'tnum'],
    characters: ENGLISH,
  },
  // one weight: its size and colour make rank and emphasis
  'noto-nastaliq-urdu': {
    of: 'arabic',
    wght: 500,
    features: [
      'kern',
      'mark',
      'mkmk',
      'ccmp',
      'isol',
      'init',
      'medi',
      'fina',
      'rlig',
      'liga',
      'calt',
      // joins the letters of a word down its slope
      'curs',
      'locl',
    ],
    characters: URDU,
  },
}

export type FaceName = keyof typeof FACES

const resolve = createRequire(import.meta.url).resolve

/** Returns the path of a reduced font. */
export const faceFile = (name: FaceName) =>
  fileURLToPath(new URL(`../src/styles/faces/${name}.woff2`, import.meta.url))

/** Reduces a published font to these characters, weights and features, which takes half of its size or more. */
export async function cutFace(name: FaceName): Promise<Buffer> {
  const { of, wght, features, characters } = FACES[name]
  const whole = resolve(`@fontsource-variable/${name}/files/${name}-${of}-wght-normal.woff2`)
  return subsetFont(await readFile(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  })
}

/** The faces of share cards: the published font, its script, one weight, and its characters. */
const CARD_FACES = [
  ['eczar', 'latin', 600, CARD_LETTERS.latin],
  ['eczar', 'latin-ext', 600, CARD_LETTERS.latin],
  ['figtree', 'latin', 500, CARD_LETTERS.latin],
  ['figtree', 'latin-ext', 500, CARD_LETTERS.latin],
  ['noto-nastaliq-urdu', 'arabic', 500, CARD_LETTERS.urdu],
] as const

/** The folder of the faces of share cards, beside the function that draws. */
export const CARD_FOLDER = fileURLToPath(new URL('../../functions/src/site/cards/faces/', import.meta.url))

/** Cuts the faces of share cards, by the names of their files. They are TTF, since the library that draws reads no WOFF2. */
export async function cutCardFaces(): Promise<Record<string, Buffer>> {
  const faces: Record<string, Buffer> = {}
  for (const [name, script, wght, characters] of CARD_FACES) {
    const whole = resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)
    faces[`${name}-${script}.ttf`] = await subsetFont(await readFile(whole), characters, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
  }
  return faces
}

// `node web/build/faces.ts` writes the fonts
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of Object.keys(FACES) as FaceName[]) await writeFile(faceFile(name), await cutFace(name))
  for (const [name, face] of Object.entries(await cutCardFaces()))
    await writeFile(join(CARD_FOLDER, name), face)
}
