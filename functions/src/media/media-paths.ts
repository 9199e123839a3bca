import { mediaSrcSet } from 'domain/media.ts'

/** Where a public picture is stored: its address without the leading slash. */
export const mediaPath = (address: string): string => address.slice(1)

/** Files of a public picture in all its widths, from its address; none for ''. */
export const picturePaths = (image: string): string[] =>
  mediaSrcSet(image)
    .split(', ')
    .filter(Boolean)
    .map((source) => mediaPath(source.split(' ')[0] ?? ''))
