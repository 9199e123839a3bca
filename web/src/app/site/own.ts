import type { PageData } from '#lib/page-data/page-data.ts'

/** A part of what a page shows, put together only when it is asked for. */
export interface Own {
  /** Changes with it. */
  tag: string
  data: () => Partial<PageData>
}

export const NOTHING: Own = { tag: '', data: () => ({}) }

/** Two parts of one page. */
export const together = (one: Own, other: Own): Own => ({
  tag: one.tag + other.tag,
  data: () => ({ ...one.data(), ...other.data() }),
})
