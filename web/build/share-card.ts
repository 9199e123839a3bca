import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cloth } from 'domain/needlework/cloth.ts'
import { GROUNDS } from 'domain/needlework/silks.ts'
import { toSvg } from 'domain/needlework/to-svg.ts'
import sharp from 'sharp'

/** The file of the picture that pages without a picture of their own name for shared links. */
export const SHARE_CARD = fileURLToPath(new URL('../public/share-card.png', import.meta.url))

/** The colour of empty places on the dark ground. */
const EMPTY_PLACES = '#a3a0c4'

/**
 * Draws the picture of shared links, 1200 × 630: a half-finished cloth without words, so that it fits every page and chamber.
 * Eight pixels a thread; the middle of four rows is cut out.
 */
export function drawShareCard(): Promise<Buffer> {
  const drawing = cloth('share-3', {
    cols: 8,
    rows: 4,
    n: 10,
    none: [0, 1, 8, 9, 16, 24],
    open: [2, 10, 17, 18, 25],
  })
  const svg = toSvg(drawing, { px: 8 }).replace('<svg', `<svg color="${EMPTY_PLACES}"`)
  return sharp(Buffer.from(svg))
    .extract({ left: 0, top: 5, width: 1200, height: 630 })
    .flatten({ background: GROUNDS.raat })
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

// `node web/build/share-card.ts` writes it
if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(SHARE_CARD, await drawShareCard())
