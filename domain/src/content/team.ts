import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { optionalText } from '../values/text.ts'
import { listOf, neededText } from './fields.ts'
import { alternativeText, pictureField } from './pictures.ts'

const leaderSchema = object({
  name: neededText(MAX.heading),
  role: neededText(MAX.heading),
  /** The person's work in one sentence, or ''. */
  does: optionalText(MAX.line),
  image: pictureField('team'),
  alt: alternativeText(),
})

/** Who leads the chamber, in the order in which they are shown. */
export const teamSchema = object({
  heading: neededText(MAX.heading),
  /** How they came to it, on the second home page. */
  words: optionalText(MAX.line),
  leaders: listOf(leaderSchema, MAX_ITEMS.leaders),
})

export type Team = InferType<typeof teamSchema>
