import type { Field } from './drawing.ts'
import { pickerFrom, randomFrom } from './random.ts'
import type { Basket, Silk } from './silks.ts'

/** How far (x, y) lies from the middle, in threads, measured the way each kind of figure grows. */
const GROWTH = {
  lozenge: (x: number, y: number) => x + y,
  // a square laid over a lozenge: eight points
  star: (x: number, y: number) => Math.min(Math.max(x, y) * 1.5, x + y),
  octagon: (x: number, y: number) => Math.max(x, y, (x + y) * 0.7) * 1.1,
  flower: (x: number, y: number) => Math.hypot(x, y) / (0.8 + 0.2 * Math.cos(8 * Math.atan2(y, x))),
  four: (x: number, y: number, n: number) => (Math.abs(x - n / 2) + Math.abs(y - n / 2)) * 2 - 0.5,
}

export type Kind = keyof typeof GROWTH

const ANY_KIND: readonly Kind[] = ['lozenge', 'lozenge', 'star', 'star', 'star', 'flower', 'octagon', 'four']

// shares of n; bold rings keep their proportion at every size, so that a person looks alike in any avatar
const FINE_RINGS = [0.12, 0.2, 0.3]
const BOLD_RINGS = [0.2, 0.28, 0.36]

interface Ring {
  silk: Silk
  until: number
  chequered: boolean
}

/**
 * Builds the field of one figure, mirrored on both axes, for x and y in -n..n-1.
 * @param n threads from the middle to the edge
 * @param kinds what it may be; a kind listed twice is twice as likely
 * @param bold few broad rings (people and the mark) instead of fine ones
 */
export const figure = (
  seed: string,
  n: number,
  basket: Basket,
  kinds: readonly Kind[] = ANY_KIND,
  bold = false,
): Field => {
  const random = randomFrom(seed)
  const pick = pickerFrom(random)
  const grow = GROWTH[pick(kinds)]
  const turnsByEighth = pick([true, true, false])
  const rings: Ring[] = []
  let last: Silk | undefined
  for (let until = 0; until < n * 2;) {
    let silk = random() < 0.45 ? basket[0] : pick(basket)
    while (silk === last) silk = pick(basket)
    last = silk
    const width = bold ? n * pick(BOLD_RINGS) : Math.max(2, Math.round(n * pick(FINE_RINGS)))
    // drawn even where the ring is too narrow for it, so that n changes nothing else
    const chequered = random() < 0.35 && width > 3
    until += width
    rings.push({ silk, until, chequered })
  }
  return (column, row) => {
    const x = Math.abs(column + 0.5)
    const y = Math.abs(row + 0.5)
    const distance = grow(x, y, n)
    if (distance >= n - 0.4 || Math.max(x, y) > n) return null
    const index = rings.findIndex((ring) => distance < ring.until)
    const { silk, chequered } = rings[index] as Ring
    const flipped = chequered && (Math.floor((x + y) / 2) + Math.floor(Math.abs(x - y) / 2)) % 2 === 0
    return [silk, (turnsByEighth ? x > y : index % 2 === 0) !== flipped]
  }
}
