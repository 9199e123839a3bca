/** Widths in pixels that every public picture is made in at upload. */
export const MEDIA_WIDTHS = [480, 960, 1600] as const

/** What a public picture belongs to: posts, events, or parts of the site. */
export type MediaFolder = 'blogs' | 'events' | 'site'

const PATTERN = /^(\/media\/[^?#]+-)(\d+)\.webp$/

/** Address of one width of a picture: `/media/blogs/{id}/{version}-{width}.webp`. */
export const mediaUrl = (folder: MediaFolder, id: string, version: string, width: number): string =>
  `/media/${folder}/${id}/${version}-${width}.webp`

/** Widths made of a picture that is `width` pixels wide: never enlarged, always at least the smallest. */
export function mediaWidths(width: number): number[] {
  const fitting = MEDIA_WIDTHS.filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [MEDIA_WIDTHS[0]]
}

/**
 * The `srcset` of an `image` field. The field names the widest file; every smaller fixed width exists beside it.
 * Empty for an address that is not ours.
 */
export function mediaSrcSet(image: string): string {
  const [, stem, width] = PATTERN.exec(image) ?? []
  if (!stem) return ''
  return mediaWidths(Number(width))
    .map((candidate) => `${stem}${candidate}.webp ${candidate}w`)
    .join(', ')
}
