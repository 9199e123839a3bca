/** The middle of an odd number of figures. */
export const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const ratio = (figure: number, baseline: number): string => `${(figure / baseline).toFixed(2)} ×`
