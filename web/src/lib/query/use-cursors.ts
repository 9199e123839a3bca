import { useState } from 'react'

/** The page of a list that is shown. */
export interface Cursors<Cursor> {
  /** Where the page begins; undefined for the first page. */
  cursor: Cursor | undefined
  /** The number of the page, from 1. */
  current: number
  /** Shows the page before or after. @param next where the page after this one begins; undefined on the last */
  choose: (page: number, next: Cursor | undefined) => void
  /** Shows the page before, for when the last entry of this one has left the list. The first page stays. */
  goBack: () => void
}

/** Keeps the cursors of a paged list: of the page that is shown and of those before it. */
export function useCursors<Cursor = string>(): Cursors<Cursor> {
  const [cursors, setCursors] = useState<readonly Cursor[]>([])
  const current = cursors.length + 1
  return {
    cursor: cursors.at(-1),
    current,
    choose: (page, next) =>
      setCursors(next !== undefined && page > current ? [...cursors, next] : cursors.slice(0, page - 1)),
    goBack: () => cursors.length > 0 && setCursors(cursors.slice(0, -1)),
  }
}
