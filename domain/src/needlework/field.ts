import type { Silk } from './silks.ts'

/** One crossing of threads: plain cotton, or a silk and whether it is stitched upright. */
export type Cell = readonly [silk: Silk, upright: boolean] | null

/** What is sewn at column x, row y of a grid of threads. */
export type Field = (x: number, y: number) => Cell
