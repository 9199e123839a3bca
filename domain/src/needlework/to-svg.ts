import { type Drawing, type Patch, THREAD } from './drawing.ts'

/**
 * Writes the path of holes in fewer letters: holes side by side are one line, drawn in dots a thread apart. It ends a little behind
 * its last dot.
 */
export function dotted(holes: string): string {
  const at = [...holes.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  let d = ''
  let [penX, penY] = [0, 0]
  for (let n = 0; n < at.length; n += 1) {
    const [x, y] = at[n]!
    let last = n
    while (at[last + 1]?.[1] === y && at[last + 1]?.[0] === x + (last + 1 - n) * THREAD) last += 1
    const drawn = (last - n) * THREAD + 1
    d += `m${x - penX} ${y - penY}h${drawn}`
    penX = x + drawn
    penY = y
    n = last
  }
  return d
}

/** The width of a silk thread, in SVG units: a hair of cotton shows between two. */
const SILK_WIDTH = 7.8

const holesMarkup = (holes: string, isShort: boolean) => {
  const [d, dots] = isShort ? [dotted(holes), ` stroke-dasharray="0 ${THREAD}"`] : [holes, '']
  return `<path d="${d}" stroke="currentColor" stroke-width="4" stroke-linecap="round"${dots}/>`
}

const patchMarkup = ({ x, y, order, stitches, holes }: Patch, isShort: boolean) => {
  const sewn = stitches.map(({ stroke, d }) => `<path stroke="${stroke}" d="${d}"/>`).join('')
  const bare = holes && holesMarkup(holes, isShort)
  if (order === undefined) return sewn + bare
  return `<g class="i${order}" transform="translate(${x} ${y})">${sewn}${bare}</g>`
}

interface SvgOptions {
  /** pixels a thread, where nothing else sets its size */
  px?: number
  /** in fewer letters: holes side by side are one dotted line */
  isShort?: boolean
}

/**
 * Writes a drawing as SVG markup: decorative (hidden from assistive technology), without any style attribute, so it passes
 * `style-src-attr 'none'`. Tiles of a cloth have the classes i0, i1, … in the order of sewing. Holes take `currentColor`.
 */
export const toSvg = (
  { width, height, patches, ground, covers }: Drawing,
  { px, isShort = false }: SvgOptions = {},
) => {
  const size = px ? ` width="${(width / THREAD) * px}" height="${(height / THREAD) * px}"` : ''
  const fit = covers ? ' preserveAspectRatio="xMidYMid slice"' : ''
  const cotton = ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}${fit}` +
    ` fill="none" stroke-width="${SILK_WIDTH}" aria-hidden="true" focusable="false">` +
    `${cotton}${patches.map((patch) => patchMarkup(patch, isShort)).join('')}</svg>`
  )
}
