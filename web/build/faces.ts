import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The characters of English pages. Other Latin letters are in the whole fonts, which load where a text has one. */
export const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_none, n) => n + 0x20))}\u00a0©·×–—‘’“”•…`

/** The weights of our styles, and the features: kerning, and figures of one width for columns of numbers. */
const FACES = {
  eczar: { wght: { min: 500, max: 700 }, features: ['kern', 'mark'] },
  figtree: { wght: { min: 400, max: 700 }, features: ['kern', 'mark', 'tnum'] },
}

const resolve = createRequire(import.meta.url).resolve

/** Returns the path of a reduced font. */
export const faceFile = (name: keyof typeof FACES) =>
  fileURLToPath(new URL(`../src/styles/faces/${name}.woff2`, import.meta.url))

/** Reduces a published font to these characters, weights and features, which halves its size. */
export async function cutFace(name: keyof typeof FACES): Promise<Buffer> {
  const { wght, features } = FACES[name]
  const whole = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  return subsetFont(await readFile(whole), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  })
}

// `node web/build/faces.ts` writes both fonts
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of ['eczar', 'figtree'] as const) await writeFile(faceFile(name), await cutFace(name))
