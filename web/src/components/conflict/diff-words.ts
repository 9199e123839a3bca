import { diffWordsWithSpace } from 'diff'

/** A piece of a text, and whether the other text lacks it. */
interface Piece {
  words: string
  differs: boolean
}

/** Texts that take longer to compare, in milliseconds, count as different as a whole. */
const TIMEOUT_MS = 100

/** Splits a text into pieces, and says of each whether another text lacks it at that place. */
export function diffWords(text: string, other: string): Piece[] {
  if (text === '') return []
  const changes = diffWordsWithSpace(other, text, { timeout: TIMEOUT_MS })
  if (!changes) return [{ words: text, differs: true }]
  return changes
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ words: value, differs: added }))
}
