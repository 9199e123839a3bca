/** Returns the middle of an odd number of figures. */
export const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const ratio = (figure: number, baseline: number): string => `${(figure / baseline).toFixed(2)} ×`
export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`
export const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`

/** A row of the table. */
export type Row = [name: string, figure: string, baseline: string, ratio: string]
