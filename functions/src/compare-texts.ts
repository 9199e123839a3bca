/** Order of two texts by their code units: the same wherever it is computed, as cursors need it. */
export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
