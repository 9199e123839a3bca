import { THREAD } from './drawing.ts'
import type { Field } from './field.ts'

/** The same field before the needle: the path of the holes along its edges. */
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
