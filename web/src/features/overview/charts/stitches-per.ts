/** How many things one stitch stands for: as few as keep the longest row or column within so many stitches. */
export function perStitch(most: number, stitches: number): number {
  for (let scale = 1; ; scale *= 10)
    for (const step of [1, 2, 5]) if (most <= scale * step * stitches) return scale * step
}

/** Stitches for a number of things; what is there at all has one. */
export const stitchesFor = (count: number, each: number): number =>
  count === 0 ? 0 : Math.max(1, Math.round(count / each))
