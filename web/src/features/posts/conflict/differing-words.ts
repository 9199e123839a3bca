/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  words: string
  differs: boolean
}

/** Above so many comparisons everything between the equal ends counts as different. */
const MOST_COMPARISONS = 1_000_000

/** Words with the space after them. */
const split = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

/** How many words two texts share at their beginning. */
function sharedAtStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one[shared] === other[shared]) shared += 1
  return shared
}

/** Which words of `one` belong to a longest sequence that `other` has too. */
function common(one: readonly string[], other: readonly string[]): boolean[] {
  const width = other.length + 1
  if (one.length * other.length > MOST_COMPARISONS) return one.map(() => false)
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  let column = 0
  return one.map((word, row) => {
    while (column < other.length && word !== other[column] && at(row, column + 1) === at(row, column))
      column += 1
    if (word !== other[column]) return false
    column += 1
    return true
  })
}

/** A text in pieces, of which those differ that another text does not have at that place, by whole words. */
export function differingWords(text: string, other: string): Piece[] {
  const [words, others] = [split(text), split(other)]
  const start = sharedAtStart(words, others)
  const end = sharedAtStart(words.slice(start).toReversed(), others.slice(start).toReversed())
  const middle = common(words.slice(start, words.length - end), others.slice(start, others.length - end))
  const pieces: Piece[] = []
  words.forEach((word, index) => {
    const differs = index >= start && index < words.length - end && !middle[index - start]
    const last = pieces.at(-1)
    if (last?.differs === differs) last.words += word
    else pieces.push({ words: word, differs })
  })
  return pieces
}
