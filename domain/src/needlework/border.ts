import { type Drawing, THREAD } from './drawing.ts'
import { REPEATS, type BorderName } from './repeats.ts'
import { BASKETS } from './silks.ts'
import { stitch } from './stitch.ts'
import { toSvg } from './to-svg.ts'

/** Draws one repeat of a border. */
export const border = (name: BorderName): Drawing => {
  const { width, height, at } = REPEATS[name]
  const stitches = stitch(width, height, (x, y) => at(x, y, BASKETS.raat))
  return { width: width * THREAD, height: height * THREAD, patches: [{ x: 0, y: 0, stitches, holes: '' }] }
}

/** Writes a drawing as a CSS `url()`, with three pixels a thread. A border is set with `repeat-x`. */
export const toCssUrl = (drawing: Drawing) => {
  const markup = toSvg(drawing, { px: 3 }).replaceAll('"', "'").replaceAll('#', '%23')
  return `url("data:image/svg+xml,${markup.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}
