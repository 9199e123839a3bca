import type { Described } from './described.ts'
import { excerptOf } from './excerpt.ts'
import { plainTextOf } from './plain-text.ts'
import { scheduleOf } from './schedule-of.ts'

/** The longest excerpt on a card, in characters. */
const LONGEST_TEASER = 240

/** Characters after which the first blank line ends what is read first: most teasers need no more. */
const FIRST_PART = 1_000

const made = new WeakMap<object, string>()

/**
 * Returns the beginning of a description without marks, in one line. It is made once for each object.
 * @param described of an event, if it has a `date`: its schedule is left out if there is other text
 */
export function teaserOf(described: Described & { date?: string | undefined }): string {
  const known = made.get(described)
  if (known !== undefined) return known
  const { date, description, format } = described
  const words = date === undefined ? description : scheduleOf(description).words || description
  const part = { description: words, ...(format && { format }) }
  const end = words.indexOf('\n\n', FIRST_PART)
  const first = end < 0 ? '' : plainTextOf({ ...part, description: words.slice(0, end) })
  const isEnough = first.replaceAll(/\s+/g, ' ').length > LONGEST_TEASER
  const teaser = excerptOf(isEnough ? first : plainTextOf(part), LONGEST_TEASER)
  made.set(described, teaser)
  return teaser
}
