import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** What English pages are written with; other Latin letters are in the whole faces, which load where a text has one. */
export const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_none, n) => n + 0x20))}\u00a0©·×–—‘’“”•…`

/** Weights that our styles ask for, and the features: kerning, and figures of one width for numbers in columns. */
const FACES = {
  eczar: { wght: { min: 500, max: 700 }, features: ['kern', 'mark'] },
  figtree: { wght: { min: 400, max: 700 }, features: ['kern', 'mark', 'tnum'] },
}

const resolve = createRequire(import.meta.url).resolve

/** Where a cut face is kept. */
export const faceFile = (name: keyof typeof FACES) =>
  fileURLToPath(new URL(`../src/styles/faces/${name}.woff2`, import.meta.url))

/** A face of half its size: these characters, weights and features of the one that its makers publish. */
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

// `node web/build/faces.ts` cuts them anew
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of ['eczar', 'figtree'] as const) await writeFile(faceFile(name), await cutFace(name))
