import { THREAD, type Drawing, type Patch } from './drawing.ts'

/** The width of a silk thread, in SVG units: a hair of cotton shows between two. */
const SILK_WIDTH = 7.8

const patchMarkup = ({ x, y, order, stitches, holes }: Patch) => {
  const sewn = stitches.map(({ stroke, d }) => `<path stroke="${stroke}" d="${d}"/>`).join('')
  const bare = holes && `<path d="${holes}" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 ${THREAD}"/>`
  if (order === undefined) return sewn + bare
  return `<g class="i${order}" transform="translate(${x} ${y})">${sewn}${bare}</g>`
}

export interface SvgOptions {
  /** pixels a thread, where nothing else sets its size */
  px?: number
}

/**
 * A drawing as SVG markup: decorative (hidden from assistive technology), without any style attribute,
 * so it passes `style-src-attr 'none'`. Tiles of a cloth have the classes i0, i1, … in the order of
 * sewing. Holes take `currentColor`.
 */
export const toSvg = ({ width, height, patches, ground, covers }: Drawing, { px }: SvgOptions = {}) => {
  const size = px ? ` width="${(width / THREAD) * px}" height="${(height / THREAD) * px}"` : ''
  const fit = covers ? ' preserveAspectRatio="xMidYMid slice"' : ''
  const cotton = ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}${fit}` +
    ` fill="none" stroke-width="${SILK_WIDTH}" aria-hidden="true" focusable="false">` +
    `${cotton}${patches.map(patchMarkup).join('')}</svg>`
  )
}
