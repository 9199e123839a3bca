import { type InferType, object } from 'yup'
import { isDay } from '../dates.ts'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainText } from '../values/text.ts'
import { count, formattedText, listOf, neededFormattedText, neededText } from './fields.ts'

const valueSchema = object({ name: neededText(MAX.heading), text: optionalText(MAX.line) })

/** What the chamber is for. */
export const aimsSchema = object({
  vision: neededText(MAX.paragraph),
  mission: neededFormattedText(MAX.paragraph),
  /** Where the chamber comes from and how large it is; '' says nothing. */
  story: formattedText(MAX.paragraph),
  /** Each with its own figure, by its index. */
  values: listOf(valueSchema, MAX_ITEMS.values),
})

export type Aims = InferType<typeof aimsSchema>

const MOST = 999_999_999

/** The chamber in numbers. */
export const countersSchema = object({
  donations: count(0, MOST),
  raisedDollars: count(0, MOST),
  volunteers: count(0, MOST),
  projects: count(0, MOST),
})

export type Counters = InferType<typeof countersSchema>

const teasedSchema = object({
  title: neededText(MAX.name),
  text: neededText(MAX.line),
  /** YYYY-MM-DD */
  date: plainText().required(rule('missing')).test('day', rule('date'), isDay),
})

/** Posts that the second and the third home page name whatever the blog holds: two each, in this order. */
export const teaserSchema = object({ posts: listOf(teasedSchema, MAX_ITEMS.teased) })

export type Teaser = InferType<typeof teaserSchema>
export type TeasedPost = Teaser['posts'][number]

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
