/** The middle of an odd number of figures. */
export const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const ratio = (figure: number, beside: number): string => `${(figure / beside).toFixed(2)} ×`
