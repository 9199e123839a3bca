import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { optionalText } from '../schemas/text.ts'
import { listOf, neededText } from './fields.ts'

const valueSchema = object({ name: neededText(MAX.heading), text: optionalText(MAX.line) })

/** What the chamber is for. */
export const aimsSchema = object({
  vision: neededText(MAX.paragraph),
  mission: neededText(MAX.paragraph),
  /** Where the chamber comes from and how large it is; '' says nothing. */
  story: optionalText(MAX.paragraph),
  /** Each with its own figure, by its place. */
  values: listOf(valueSchema, MAX_ITEMS.values),
})

export type Aims = InferType<typeof aimsSchema>
