import { useState } from 'react'

/** Tells which page of a list is shown, and moves to others. */
export interface Cursors<Cursor> {
  /** Marks where the page begins; undefined for the first page. */
  cursor: Cursor | undefined
  /** Holds the number of the page, from 1. */
  current: number
  /** Shows the page before or after. @param next where the page after this one begins; undefined on the last */
  choose: (page: number, next: Cursor | undefined) => void
  /** Shows the page before, when this page has no entries left. Does nothing on the first page. */
  goToPreviousPage: () => void
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
    goToPreviousPage: () => cursors.length > 0 && setCursors(cursors.slice(0, -1)),
  }
}

/** Reads the cursor from `<address>; rel="next"` in a Link header; undefined if there is none. */
export function nextCursorFrom(header: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(header ?? '') ?? []
  if (address === undefined) return undefined
  return new URL(address, 'https://chamber.example').searchParams.get('cursor') ?? undefined
}
