import type { StitchPath } from './drawing.ts'
import { SILKS } from './silks.ts'

/** A cause is so many stitches, each one child or one family. */
export const STITCHES = 200

/** A stitch stands upright in its cell, in SVG units. */
const CELL = { width: 10, height: 14 }
const SEWN = 12

/** How far a cause has come, in stitches. */
export interface Count {
  /** Done. */
  sewn: number
  /** Paid for and not yet done. */
  paid: number
  /** The giver's own; less than one sews part of a stitch, from the foot up. */
  mine?: number
}

/** A counted cloth as paths: what is sewn, and by their state the holes, each a point, and the giver's own stitches. */
export interface CountedCloth {
  width: number
  height: number
  stitches: readonly StitchPath[]
  /** Full holes: paid for. */
  paid: string
  /** Small holes: still to find. */
  open: string
  mine: string
}

/** Rose lozenges with green hearts on pomegranate: the silk of a cell by its distance from the middle of a lozenge. */
const LOZENGES = {
  5: { period: 8, slope: 1.2, heart: 1.6, rim: 3 },
  10: { period: 10, slope: 0.9, heart: 2.2, rim: 4.3 },
} as const

const HEART = '#1d6543'
const RIM = SILKS.gulab.across
const GROUND = '#c31a53'

/** @param progress in per cent */
export const sewnOf = (progress: number): number => Math.round((progress / 100) * STITCHES)

/**
 * Draws a cause as two hundred stitches in columns, sewn from the start edge.
 * @param rows 5, or 10 where the cloth is narrow
 */
export function counted({ sewn, paid, mine = 0 }: Count, rows: 5 | 10): CountedCloth {
  const { period, slope, heart, rim } = LOZENGES[rows]
  const silks = new Map<string, string>()
  let [full, open, own] = ['', '', '']
  for (let i = 0; i < STITCHES; i++) {
    const [column, row] = [Math.floor(i / rows), i % rows]
    const [x, y] = [column * CELL.width + CELL.width / 2, row * CELL.height]
    const hole = `M${x} ${y + CELL.height / 2}h0`
    if (i < sewn) {
      const ring = Math.abs((column % period) - (period - 1) / 2) + Math.abs(row - (rows - 1) / 2) * slope
      const stroke = ring <= heart ? HEART : ring <= rim ? RIM : GROUND
      silks.set(stroke, `${silks.get(stroke) ?? ''}M${x} ${y + 1}v${SEWN}`)
    } else if (i < sewn + paid) full += hole
    else if (i < sewn + paid + mine) {
      const part = Math.min(1, sewn + paid + mine - i)
      own += `M${x} ${y + 13}v${-Math.round(SEWN * part * 10) / 10}`
    } else open += hole
  }
  return {
    width: (STITCHES / rows) * CELL.width,
    height: rows * CELL.height,
    stitches: [...silks].map(([stroke, d]) => ({ stroke, d })),
    paid: full,
    open,
    mine: own,
  }
}
