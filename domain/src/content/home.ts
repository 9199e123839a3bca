import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX } from '../limits.ts'
import { optionalText } from '../schemas/text.ts'
import { neededText } from './fields.ts'

/** What the three home pages say beside other parts. */
export const homeSchema = object({
  /** The headline. */
  title: neededText(MAX.name),
  words: neededText(MAX.paragraph),
  /** On the two buttons below them: to give, and to join. */
  give: neededText(MAX.sum),
  join: neededText(MAX.sum),
  /** Over vision, mission and values. */
  aims: neededText(MAX.heading),
  /** Over the next events of the second home page. */
  events: neededText(MAX.heading),
  /** The band that asks for help. */
  help: object({
    heading: neededText(MAX.heading),
    /** The sentence, of which the middle leads to the form. */
    before: optionalText(MAX.line),
    link: neededText(MAX.heading),
    after: optionalText(MAX.line),
    button: neededText(MAX.sum),
  }),
  /** The strip that asks to join, at the end of the second and of the third home page. */
  strip: object({
    second: neededText(MAX.heading),
    third: neededText(MAX.heading),
    words: neededText(MAX.line),
  }),
})

export type Home = InferType<typeof homeSchema>
