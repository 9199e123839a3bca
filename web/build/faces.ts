import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

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

// `node web/build/faces.ts` writes the fonts
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of Object.keys(FACES) as FaceName[]) await writeFile(faceFile(name), await cutFace(name))
