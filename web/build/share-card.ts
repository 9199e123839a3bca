import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cloth } from 'domain/needlework/cloth.ts'
import { GROUNDS } from 'domain/needlework/silks.ts'
import { toSvg } from 'domain/needlework/to-svg.ts'
import sharp from 'sharp'

/** Where the site serves it; pages without a photograph name it for shared links. */
export const SHARE_CARD = fileURLToPath(new URL('../public/share-card.png', import.meta.url))

/** A place, unsewn: holes on night. */
const HOLES = '#a3a0c4'

/**
 * The picture of a shared link, 1200 × 630: a cloth on night that is still being sewn, without any words, so that it fits
 * every page and every chamber. Eight pixels a thread, four rows of which the middle is shown.
 */
export function drawShareCard(): Promise<Buffer> {
  const drawing = cloth('share-3', {
    cols: 8,
    rows: 4,
    n: 10,
    none: [0, 1, 8, 9, 16, 24],
    open: [2, 10, 17, 18, 25],
  })
  const svg = toSvg(drawing, { px: 8 }).replace('<svg', `<svg color="${HOLES}"`)
  return sharp(Buffer.from(svg))
    .extract({ left: 0, top: 5, width: 1200, height: 630 })
    .flatten({ background: GROUNDS.raat })
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

// `node web/build/share-card.ts` draws it anew
if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(SHARE_CARD, await drawShareCard())
