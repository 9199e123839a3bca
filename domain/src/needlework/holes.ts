import { THREAD } from './drawing.ts'
import type { Field } from './field.ts'

/**
 * The same field before the needle: the path of the holes along its edges. Holes side by side are one line, which is to be
 * drawn in dots a thread apart; it ends a little behind the last of them.
 */
export const holes = (width: number, height: number, at: Field) => {
  const silk = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? null : (at(x, y)?.[0] ?? null)
  const isHole = (x: number, y: number) => {
    const own = silk(x, y)
    const isEdge = own !== silk(x + 1, y) || own !== silk(x, y + 1) || !silk(x - 1, y) || !silk(x, y - 1)
    return own !== null && isEdge
  }
  let d = ''
  let [penX, penY] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isHole(x, y)) continue
      const from = x
      while (x + 1 < width && isHole(x + 1, y)) x += 1
      const [startX, startY] = [from * THREAD + THREAD / 2, y * THREAD + THREAD / 2]
      const drawn = (x - from) * THREAD + 1
      d += `m${startX - penX} ${startY - penY}h${drawn}`
      penX = startX + drawn
      penY = startY
    }
  return d
}
