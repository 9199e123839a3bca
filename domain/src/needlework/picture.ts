import { type Drawing, type Field, THREAD } from './drawing.ts'
import { pickerFrom, randomFrom } from './random.ts'
import { type Basket, BASKETS, type Ground, GROUNDS } from './silks.ts'
import { stitch } from './stitch.ts'
import { figure, type Kind } from './figure.ts'
import { REPEATS, type Repeat } from './repeats.ts'

/** Lays out a picture of w by h threads; `random` goes on where the choice of ground and layout ended. */
type LayOut = (seed: string, w: number, h: number, basket: Basket, random: () => number) => Field

/** Draws one large figure, cropped. */
const one: LayOut = (seed, w, h, basket, random) => {
  const at = figure(seed, Math.round(h * 0.62), basket, ['star', 'star', 'lozenge', 'flower'])
  const middle = Math.round(w * pickerFrom(random)([0.36, 0.5, 0.64]))
  return (x, y) => at(x - middle, y - Math.round(h / 2))
}

/** Draws the same figure all over, set half-drop; one of them in another silk. */
const yard: LayOut = (seed, _w, _h, basket, random) => {
  const [n, pitch] = [6, 14]
  const kinds: readonly Kind[] = ['lozenge', 'lozenge', 'octagon', 'star']
  const [a, b, c, d, e] = basket
  const usual = figure(seed, n, basket, kinds)
  const odd = figure(seed, n, [e, d, c, b, a], kinds)
  const oddColumn = 2 + Math.floor(random() * 2)
  return (x, y) => {
    const column = Math.floor((x + 1) / pitch)
    const dropped = y + (column % 2 ? pitch / 2 : 0) + 4
    const isOdd = column === oddColumn && Math.floor(dropped / pitch) === 1
    return (isOdd ? odd : usual)(((x + 1) % pitch) - pitch / 2, (dropped % pitch) - pitch / 2)
  }
}

/** Draws one figure that grows out of a corner. */
const corner: LayOut = (seed, w, h, basket, random) => {
  const at = figure(seed, Math.round(w * 0.78), basket, ['lozenge', 'star'])
  return random() < 0.5 ? (x, y) => at(x, h - 1 - y) : (x, y) => at(w - 1 - x, h - 1 - y)
}

/** Draws a row of three figures between two edgings. */
const row: LayOut = (seed, _w, h, basket) => {
  const n = 9
  const kinds: readonly Kind[] = ['star', 'lozenge', 'flower', 'octagon', 'four']
  const figures = [0, 1, 2].map((i) => figure(seed + i, n, basket, kinds))
  return (x, y) => {
    const line = y - Math.round(h / 2)
    const at = figures[Math.floor(x / (n * 2)) % 3] as Field
    if (line >= -n && line < n) return at((x % (n * 2)) - n, line)
    const edge = Math.abs(line + 0.5) - n - 1
    if (edge >= 1 && edge < 3) return [basket[2], false]
    return edge >= 4 && edge < 8 && (x + Math.floor(edge)) % 6 < 3 ? [basket[0], true] : null
  }
}

/** Draws borders one below the other. */
const bands: LayOut = (_seed, _w, h, [a, b, c, d], random) => {
  const pick = pickerFrom(random)
  const { lehriya, kangura, patti, tara, running } = REPEATS
  const turned: readonly Basket[] = [
    [a, b, c, d, a],
    [b, c, d, a, a],
    [c, d, a, b, a],
  ]
  const stack: { repeat: Repeat; top: number; basket: Basket }[] = []
  for (let top = Math.round(random() * 3); top < h;) {
    const repeat = pick([lehriya, kangura, patti, tara, running, running])
    stack.push({ repeat, top, basket: pick(turned) })
    top += repeat.height + 1
  }
  return (x, y) => {
    const band = stack.findLast(({ top }) => y >= top)
    if (!band || y >= band.top + band.repeat.height) return null
    return band.repeat.at(x % band.repeat.width, y - band.top, band.basket)
  }
}

/** Draws plain cotton with one border at its foot. */
const foot: LayOut = (_seed, _w, h, basket, random) => {
  const { lehriya, kangura, patti } = REPEATS
  const { width, height, at } = pickerFrom(random)([lehriya, kangura, patti])
  const top = h - height - 1
  return (x, y) => (y < top || y >= top + height ? null : at(x % width, y - top, basket))
}

const LAYOUTS = { one, yard, corner, bands, row, foot }

type Layout = keyof typeof LAYOUTS

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
