import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CARD_LETTERS } from 'domain/share-card.ts'
import subsetFont from 'subset-font'

/** The faces of share cards: the published font, its script, one weight, and its characters. */
const FACES = [
  ['eczar', 'latin', 600, CARD_LETTERS.latin],
  ['eczar', 'latin-ext', 600, CARD_LETTERS.latin],
  ['figtree', 'latin', 500, CARD_LETTERS.latin],
  ['figtree', 'latin-ext', 500, CARD_LETTERS.latin],
  ['noto-nastaliq-urdu', 'arabic', 500, CARD_LETTERS.urdu],
] as const

const resolve = createRequire(import.meta.url).resolve

/** The folder of the faces, beside the function that draws. */
export const CARD_FACES = fileURLToPath(new URL('../../functions/src/site/cards/faces/', import.meta.url))

/** Cuts the faces of share cards, by the names of their files. They are TTF, since the library that draws reads no WOFF2. */
export async function cutCardFaces(): Promise<Record<string, Buffer>> {
  const faces: Record<string, Buffer> = {}
  for (const [name, script, wght, characters] of FACES) {
    const whole = resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)
    faces[`${name}-${script}.ttf`] = await subsetFont(await readFile(whole), characters, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
  }
  return faces
}

// `node web/build/card-faces.ts` writes the faces
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, face] of Object.entries(await cutCardFaces()))
    await writeFile(join(CARD_FACES, name), face)
