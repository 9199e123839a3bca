import type { Cell } from './drawing.ts'
import type { Basket } from './silks.ts'

/** One repeat of a border. */
export interface Repeat {
  /** Width and height in threads. */
  width: number
  height: number
  /** Returns what is sewn at column x, row y, in the silks of a basket. */
  at: (x: number, y: number, basket: Basket) => Cell
}

/** A running stitch: one line with gaps. */
const running: Repeat = {
  width: 8,
  height: 2,
  at: (x, y, basket) => (y === 0 && x < 6 ? [basket[0], false] : null),
}

/** Waves (Urdu: lehriya). */
const lehriya: Repeat = {
  width: 16,
  height: 8,
  at: (x, y, [first, second, third]) => {
    const d = y - Math.abs(x - 7.5) * 0.5 + 3
    if (d < 2.6 || d >= 8.4) return null
    return [d < 4.2 ? second : d < 6.8 ? first : third, d >= 4.2 && d < 6.8]
  },
}

/** Battlements (kangura). */
const kangura: Repeat = {
  width: 16,
  height: 8,
  at: (x, y, [first, second, third]) => {
    const d = Math.floor(Math.abs(x - 7.5) / 2) * 2 + (7 - y)
    if (d >= 8) return null
    return [d < 3 ? third : d < 5 ? second : first, d < 5 && d >= 3]
  },
}

/** A row of stars (tara). */
const tara: Repeat = {
  width: 24,
  height: 24,
  at: (column, row, [first, second, third, fourth]) => {
    const x = Math.abs(column - 11.5)
    const y = Math.abs(row - 11.5)
    const d = Math.min(Math.max(x, y) * 1.5, x + y)
    if (d < 11) return [d < 2.5 ? fourth : d < 5 ? third : d < 7.5 ? first : second, x > y]
    return 12 - x + y < 3 ? [third, true] : null
  },
}

/** A row of lozenges (patti). */
const patti: Repeat = {
  width: 12,
  height: 12,
  at: (column, row, [first, second, third]) => {
    const x = Math.abs(column - 5.5)
    const y = Math.abs(row - 5.5)
    const d = x + y
    return d < 6.1 ? [d < 2 ? third : d < 4 ? second : first, x > y] : null
  },
}

/** The repeat of each border that a page can name. */
export const REPEATS = { running, lehriya, kangura, tara, patti } as const

export type BorderName = keyof typeof REPEATS
