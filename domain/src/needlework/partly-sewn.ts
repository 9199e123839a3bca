import { THREAD, type Drawing } from './drawing.ts'
import type { Field } from './field.ts'
import { holes } from './holes.ts'
import { stitch } from './stitch.ts'

/** A square field sewn from the foot up as far as `done` (0 to 1); above that only its holes. */
export const partlySewn = (width: number, at: Field, done: number): Drawing => {
  const from = Math.round(width * (1 - done))
  const sewn: Field = (x, y) => (y >= from ? at(x, y) : null)
  const bare: Field = (x, y) => (y < from ? at(x, y) : null)
  const patch = { x: 0, y: 0, stitches: stitch(width, width, sewn), holes: holes(width, width, bare) }
  return { width: width * THREAD, height: width * THREAD, patches: [patch] }
}
