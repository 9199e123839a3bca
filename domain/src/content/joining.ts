import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { optionalText } from '../values/text.ts'
import { count, formattedText, listOf, neededFormattedText, neededText } from './fields.ts'

const MOST_RUPEES = 10_000_000

const paperSchema = object({ text: neededText(MAX.line) })

const feeSchema = object({
  /** The class of membership. */
  name: neededText(MAX.heading),
  /** Who belongs to this class. */
  who: optionalText(MAX.line),
  /** In rupees: once, and each year. */
  onJoining: count(0, MOST_RUPEES),
  everyYear: count(0, MOST_RUPEES),
})

/** How one joins: what to bring, what it costs, who decides and how long that takes. */
export const joiningSchema = object({
  /** Below the heading. */
  lead: optionalText(MAX.line),
  papers: listOf(paperSchema, MAX_ITEMS.papers),
  /** Which of them are needed when. */
  papersNote: formattedText(MAX.paragraph),
  /** Over the table: the year that the fees are for. */
  feesTitle: neededText(MAX.name),
  fees: listOf(feeSchema, MAX_ITEMS.fees),
  feesNote: formattedText(MAX.paragraph),
  whoDecides: neededFormattedText(MAX.paragraph),
  /** Most days from complete documents to a decision. */
  decisionDays: count(1, 365),
})

export type Joining = InferType<typeof joiningSchema>
