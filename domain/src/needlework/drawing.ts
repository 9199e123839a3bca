import type { Silk } from './silks.ts'

/** One crossing of threads: null for plain cotton, else a silk and whether it is stitched upright. */
export type Cell = readonly [silk: Silk, upright: boolean] | null

/** What is sewn at column x, row y of a grid of threads. */
export type Field = (x: number, y: number) => Cell

/** One thread, in SVG units. */
export const THREAD = 10

/** All stitches of one silk in one direction. */
export interface StitchPath {
  stroke: string
  d: string
}

/** A piece of cloth at (x, y): what is sewn, and the holes of what is not yet. */
export interface Patch {
  x: number
  y: number
  stitches: readonly StitchPath[]
  holes: string
  /** when it is sewn, counted from the start edge; only a cloth has an order */
  order?: number
}

/** Needlework as paths. Holds colours and numbers only: no text of any person can be in it. */
export interface Drawing {
  /** in SVG units */
  width: number
  height: number
  patches: readonly Patch[]
  /** the colour under the silk; none leaves it see-through */
  ground?: string
  /** fills its box and is cropped, as a photo with `object-fit: cover` */
  covers?: boolean
}
