import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { optionalText } from '../values/text.ts'
import { count, listOf, neededText } from './fields.ts'

const wantedSchema = object({
  what: neededText(MAX.heading),
  /** Where, and how many hours. */
  where: neededText(MAX.line),
  /** Who has taken it, in a sentence; '' while it is open. */
  taken: optionalText(MAX.line),
})

/** What help the chamber looks for, beside the form of those who offer it. */
export const volunteeringSchema = object({
  /** Over the form. */
  lead: optionalText(MAX.line),
  /** What one may offer, beside its field. */
  examples: optionalText(MAX.line),
  /** Over the list: 'Wanted this spring'. */
  title: neededText(MAX.heading),
  wanted: listOf(wantedSchema, MAX_ITEMS.wanted),
  /** What somebody who helped says; left out where it is ''. */
  quote: object({ words: optionalText(MAX.line), by: optionalText(MAX.name) }),
  /** Working days within which an offer is answered. */
  answerDays: count(1, 60),
})

export type Volunteering = InferType<typeof volunteeringSchema>
