import type { Drawing } from './drawing.ts'
import { figure, type Kind } from './figure.ts'
import { partlySewn } from './partly-sewn.ts'
import { BASKETS, type Ground } from './silks.ts'

export interface MotifOptions {
  /** threads from the middle to the edge */
  n?: number
  ground?: Ground
  /** 0 to 1: sewn only so far, from the foot up; the rest shows its holes */
  done?: number
  kinds?: readonly Kind[]
}

/** One figure: values, the vision, empty states, a page not found. */
export const motif = (
  seed: string,
  { n = 12, ground = 'kora', done = 1, kinds }: MotifOptions = {},
): Drawing => {
  const at = figure(seed, n, BASKETS[ground], kinds)
  return partlySewn(n * 2, (x, y) => at(x - n, y - n), done)
}
