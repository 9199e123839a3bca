import { type Field, type StitchPath, THREAD } from './drawing.ts'
import { type Silk, SILKS } from './silks.ts'

/** Builds the path of the holes along the edges of a field that is not sewn yet. */
export const holes = (width: number, height: number, at: Field) => {
  const silk = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? null : (at(x, y)?.[0] ?? null)
  let d = ''
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = silk(x, y)
      const isEdge = own !== silk(x + 1, y) || own !== silk(x, y + 1) || !silk(x - 1, y) || !silk(x, y - 1)
      if (own && isEdge) d += `M${x * THREAD + THREAD / 2} ${y * THREAD + THREAD / 2}h0`
    }
  return d
}

/** The longest stitch, in threads: a longer one would snag. */
const FLOAT = 9
/** What stays free at either end of a stitch, in SVG units. */
const GAP = 1

interface OpenPath extends StitchPath {
  x: number
  y: number
}

/** Sews a field: equal neighbours become one stitch, all stitches of one silk and direction one path. */
export const stitch = (width: number, height: number, at: Field): StitchPath[] => {
  const paths = new Map<string, OpenPath>()

  const put = (silk: Silk, upright: boolean, x: number, y: number, length: number) => {
    const stroke = SILKS[silk][upright ? 'upright' : 'across']
    const path = paths.get(stroke) ?? { stroke, d: '', x: 0, y: 0 }
    const startX = x * THREAD + (upright ? THREAD / 2 : GAP)
    const startY = y * THREAD + (upright ? GAP : THREAD / 2)
    const drawn = length * THREAD - 2 * GAP
    const down = startY - path.y
    path.d += `m${startX - path.x}${down < 0 ? '' : ' '}${down}${upright ? 'v' : 'h'}${drawn}`
    path.x = startX + (upright ? 0 : drawn)
    path.y = startY + (upright ? drawn : 0)
    paths.set(stroke, path)
  }

  const sew = (upright: boolean) => {
    const [lines, length] = upright ? [width, height] : [height, width]
    for (let line = 0; line < lines; line++) {
      let silk: Silk | null = null
      let from = 0
      for (let i = 0; i <= length; i++) {
        const cell = i < length ? (upright ? at(line, i) : at(i, line)) : null
        const next = cell && cell[1] === upright ? cell[0] : null
        if (silk && (next !== silk || i - from >= FLOAT)) {
          put(silk, upright, upright ? line : from, upright ? from : line, i - from)
          silk = null
        }
        if (next && !silk) {
          silk = next
          from = i
        }
      }
    }
  }

  sew(false)
  sew(true)
  return [...paths.values()].map(({ stroke, d }) => ({ stroke, d }))
}
