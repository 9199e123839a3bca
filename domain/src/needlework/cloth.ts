import { type Drawing, type Field, type Patch, THREAD } from './drawing.ts'
import { figure } from './figure.ts'
import { holes, stitch } from './stitch.ts'
import { BASKETS, type Ground } from './silks.ts'

interface ClothOptions {
  cols: number
  rows: number
  /** threads from the middle to the edge of each figure */
  n: number
  ground?: Ground
  /** tiles (row by row from 0) left unsewn */
  open: readonly number[]
  /** tiles left plain */
  none?: readonly number[]
  /** so many columns are unlike each other; then they come again, which compression makes nearly free */
  repeat?: number
  /** one unsewn tile with room in its middle for two words */
  place?: number
}

/** Draws many figures, each with its own seed, joined by one small lozenge: a bagh, "the garden". */
export const cloth = (
  seed: string,
  { cols, rows, n, ground = 'raat', open, none = [], repeat = cols, place }: ClothOptions,
): Drawing => {
  const [first, , third, fourth] = BASKETS[ground]
  const width = n * 2
  const reach = Math.round(n * 0.42)

  const tile = (column: number, row: number, isPlace: boolean): Field => {
    const whole = figure(
      `${seed}/${column % repeat}/${row}`,
      n,
      BASKETS[ground],
      isPlace ? ['lozenge'] : undefined,
    )
    return (x, y) => {
      const fromCorner = Math.min(x + 0.5, width - x - 0.5) + Math.min(y + 0.5, width - y - 0.5)
      if (fromCorner < reach) {
        const silk = fromCorner < reach * 0.45 ? third : fromCorner < reach * 0.75 ? fourth : first
        return [silk, Math.min(x, width - 1 - x) > Math.min(y, width - 1 - y)]
      }
      const fromMiddle = Math.abs(x - n + 0.5) + Math.abs(y - n + 0.5)
      return isPlace && fromMiddle < n * 0.8 ? null : whole(x - n, y - n)
    }
  }

  const patches: Patch[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < cols; column++) {
      const id = row * cols + column
      if (none.includes(id)) continue
      const at = tile(column, row, id === place)
      const isBare = open.includes(id) || id === place
      patches.push({
        x: column * width * THREAD,
        y: row * width * THREAD,
        order: column + row,
        stitches: isBare ? [] : stitch(width, width, at),
        holes: isBare ? holes(width, width, at) : '',
      })
    }
  return { width: cols * width * THREAD, height: rows * width * THREAD, patches, covers: true }
}
