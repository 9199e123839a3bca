import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { optionalText } from '../values/text.ts'
import { listOf, neededFormattedText, neededText } from './fields.ts'

/** What one gets, and how. */
const offerSchema = object({ what: neededText(MAX.heading), how: neededText(MAX.line) })

const tradeSchema = object({
  name: neededText(MAX.heading),
  /** Whose trade it is, in the words that they use for it. */
  who: optionalText(MAX.line),
  offers: listOf(offerSchema, MAX_ITEMS.offers),
})

const serviceSchema = object({ title: neededText(MAX.heading), text: neededFormattedText(MAX.paragraph) })

/** What the chamber does for its members. */
export const servicesSchema = object({
  /** Over the trades, and the sentence below it. */
  heading: neededText(MAX.heading),
  lead: optionalText(MAX.line),
  /** Who may come without being a member, in the strip that asks to join. */
  open: optionalText(MAX.line),
  /** Each with its own figure, by its index. */
  trades: listOf(tradeSchema, MAX_ITEMS.trades),
  /** What is there for every trade; the first stands larger than the others. */
  services: listOf(serviceSchema, MAX_ITEMS.services),
})

export type Services = InferType<typeof servicesSchema>
export type Trade = Services['trades'][number]
