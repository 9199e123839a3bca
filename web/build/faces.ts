import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The characters of English pages. Other Latin letters are in the whole fonts, which load where a text has one. */
const ENGLISH = `${String.fromCharCode(...Array.from({ length: 95 }, (_none, n) => n + 0x20))}\u00a0©·×–—‘’“”•…`

/** The Arabic script with the letters of Urdu and Pashto: a name may have some. */
const ARABIC = String.fromCharCode(...Array.from({ length: 256 }, (_none, n) => n + 0x600))

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
  'noto-sans-arabic': {
    of: 'arabic',
    wght: { min: 400, max: 700 },
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
      'locl',
    ],
    characters: ARABIC,
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
