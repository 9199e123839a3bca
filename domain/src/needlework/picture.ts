import { type Drawing, THREAD } from './drawing.ts'
import { LAYOUTS, type Layout } from './layouts.ts'
import { pickerFrom, randomFrom } from './random.ts'
import { BASKETS, GROUNDS, type Ground } from './silks.ts'
import { stitch } from './stitch.ts'

export interface PictureOptions {
  /** in threads */
  w?: number
  h?: number
  /** by default the seed chooses both */
  ground?: Ground
  layout?: Layout
}

/**
 * Draws a picture, 3:2 unless told otherwise, for a post, an event or a cause that has none.
 * @param seed its id
 */
export const picture = (seed: string, { w = 54, h = 36, ground, layout }: PictureOptions = {}): Drawing => {
  const random = randomFrom(`${seed}#`)
  const pick = pickerFrom(random)
  // both are drawn even if given, so that giving one changes nothing else
  const chosenGround = pick<Ground>(['raat', 'kora', 'anaar', 'genda'])
  const chosenLayout = pick<Layout>(['one', 'yard', 'corner', 'bands', 'row'])
  const cotton = ground ?? chosenGround
  const at = LAYOUTS[layout ?? chosenLayout](seed, w, h, BASKETS[cotton], random)
  const patch = { x: 0, y: 0, stitches: stitch(w, h, at), holes: '' }
  return { width: w * THREAD, height: h * THREAD, patches: [patch], ground: GROUNDS[cotton], covers: true }
}
