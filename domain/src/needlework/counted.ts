import type { StitchPath } from './drawing.ts'
import { PLACES } from './places.ts'

/** A stitch stands upright in its cell, in SVG units. */
const CELL = { width: 10, height: 14 }
const SEWN = 12

/** The progress of a cause, in places. */
export interface Count {
  /** Where the work is done. */
  done: number
  /** Paid for, but the work is not done yet. */
  paid: number
  /** Paid for by the donation that is being made; less than one draws part of a stitch, from the foot up. */
  mine?: number
}

/** A counted cloth as SVG paths, one for each state of a place. */
export interface CountedCloth {
  width: number
  height: number
  stitches: readonly StitchPath[]
  /** Full holes: paid for. */
  paid: string
  /** Small holes: still needed. */
  open: string
  mine: string
}

/** Rose lozenges with green hearts on pomegranate: the silk of a cell by its distance from the middle of a lozenge. */
const LOZENGES = {
  5: { period: 8, slope: 1.2, heart: 1.6, rim: 3 },
  10: { period: 10, slope: 0.9, heart: 2.2, rim: 4.3 },
} as const

const HEART = '#1d6543'
/** The silk `gulab`: importing all silks for it would be one more file of /donate. */
const RIM = '#f58cab'
const GROUND = '#c31a53'

/**
 * Draws the places of a cause as stitches in columns, filled from the start edge.
 * @param rows 5, or 10 where the cloth is narrow
 */
export function counted({ done, paid, mine = 0 }: Count, rows: 5 | 10): CountedCloth {
  const { period, slope, heart, rim } = LOZENGES[rows]
  const silks = new Map<string, string>()
  let [full, open, own] = ['', '', '']
  for (let i = 0; i < PLACES; i++) {
    const [column, row] = [Math.floor(i / rows), i % rows]
    const [x, y] = [column * CELL.width + CELL.width / 2, row * CELL.height]
    const hole = `M${x} ${y + CELL.height / 2}h0`
    if (i < done) {
      const ring = Math.abs((column % period) - (period - 1) / 2) + Math.abs(row - (rows - 1) / 2) * slope
      const stroke = ring <= heart ? HEART : ring <= rim ? RIM : GROUND
      silks.set(stroke, `${silks.get(stroke) ?? ''}M${x} ${y + 1}v${SEWN}`)
    } else if (i < done + paid) full += hole
    else if (i < done + paid + mine) {
      const part = Math.min(1, done + paid + mine - i)
      own += `M${x} ${y + 13}v${-Math.round(SEWN * part * 10) / 10}`
    } else open += hole
  }
  return {
    width: (PLACES / rows) * CELL.width,
    height: rows * CELL.height,
    stitches: [...silks].map(([stroke, d]) => ({ stroke, d })),
    paid: full,
    open,
    mine: own,
  }
}
