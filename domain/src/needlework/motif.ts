import { type Drawing, type Field, THREAD } from './drawing.ts'
import { figure, type Kind } from './figure.ts'
import { BASKETS, type Ground } from './silks.ts'
import { holes, stitch } from './stitch.ts'

/** Draws a square field, sewn from the foot up as far as `done` (0 to 1); above that only its holes. */
export const partlySewn = (width: number, at: Field, done: number): Drawing => {
  const from = Math.round(width * (1 - done))
  const sewn: Field = (x, y) => (y >= from ? at(x, y) : null)
  const bare: Field = (x, y) => (y < from ? at(x, y) : null)
  const patch = { x: 0, y: 0, stitches: stitch(width, width, sewn), holes: holes(width, width, bare) }
  return { width: width * THREAD, height: width * THREAD, patches: [patch] }
}

interface MotifOptions {
  /** threads from the middle to the edge */
  n: number
  ground?: Ground
  /** 0 to 1: sewn only so far, from the foot up; the rest shows its holes */
  done?: number
  kinds?: readonly Kind[]
}

/** Draws one figure, for values, the vision, empty states and the 404 page. */
export const motif = (seed: string, { n, ground = 'kora', done = 1, kinds }: MotifOptions): Drawing => {
  const at = figure(seed, n, BASKETS[ground], kinds)
  return partlySewn(n * 2, (x, y) => at(x - n, y - n), done)
}
