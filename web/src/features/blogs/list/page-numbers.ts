/** Pages that all have a number; more would be rows of numbers on a phone. */
const ALL_NAMED = 7

/** The pages that have a number of their own: all of a few; of many the first, the last and those beside the current one. */
export function pageNumbers(current: number, last: number): number[] {
  const all = Array.from({ length: last }, (_none, index) => index + 1)
  if (last <= ALL_NAMED) return all
  return all.filter((page) => page === 1 || page === last || Math.abs(page - current) <= 1)
}
