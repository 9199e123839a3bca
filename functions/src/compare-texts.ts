/** Compares two texts by their code units. The order is the same on every machine, as cursors need. */
export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
