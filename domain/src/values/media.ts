/** Widths in pixels that every public picture is made in at upload. Earlier ones have only 480, 960 and 1600. */
export const MEDIA_WIDTHS = [320, 480, 640, 720, 960, 1600] as const

/** The width up to which a picture has a file, also if it is smaller itself. */
const ALWAYS = 480

/** What a public picture belongs to: posts, events, pages of the office, or parts of the site. */
export type MediaFolder = 'blogs' | 'events' | 'pages' | 'site'

const PATTERN = /^(\/media\/[^?#]+-)(\d+)\.webp$/

/** Builds the address of one width of a picture: `/media/blogs/{id}/{version}-{width}.webp`. */
export const mediaUrl = (folder: MediaFolder, id: string, version: string, width: number): string =>
  `/media/${folder}/${id}/${version}-${width}.webp`

/** Returns the widths made of a picture that is `width` pixels wide. It is never enlarged, so a small file may be narrower than its name. */
export const mediaWidths = (width: number): number[] =>
  MEDIA_WIDTHS.filter((candidate) => candidate <= Math.max(width, ALWAYS))

/**
 * Builds the `srcset` of an `image` field. The field names the widest file; every smaller fixed width exists beside it. Empty for an
 * address that is not ours.
 */
export function mediaSrcSet(image: string): string {
  const [, stem, width] = PATTERN.exec(image) ?? []
  if (!stem) return ''
  return mediaWidths(Number(width))
    .map((candidate) => `${stem}${candidate}.webp ${candidate}w`)
    .join(', ')
}

/**
 * Returns the attributes by which a browser chooses the width of a picture. None for an address that is not ours.
 * @param sizes the `sizes` attribute
 */
export function widthsOf(image: string, sizes: string) {
  const srcSet = mediaSrcSet(image)
  return srcSet ? { srcSet, sizes } : {}
}

/** Returns the address of a picture's file in every fixed width from its own up, narrowest first; none if it is not ours. */
export function widerFiles(address: string): string[] {
  const [, stem, width] = PATTERN.exec(address) ?? []
  return MEDIA_WIDTHS.filter((candidate) => candidate >= Number(width)).map((wider) => `${stem}${wider}.webp`)
}

/**
 * The end of a `sizes` attribute, for a picture as wide as the text on phones. Very sharp screens get two pixels a point: nobody sees
 * the third, and it doubles the bytes. The box has margins of 40 px; eight less let a phone with 1.75 take 640 px.
 */
export const WIDE_ON_PHONES = '(min-resolution: 2.5dppx) 53vw, calc(100vw - 48px)'
