import { type InferType, number, object } from 'yup'
import { DONATION, MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { PLACES } from '../needlework/places.ts'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'
import { count, listOf, neededText } from './fields.ts'

const sumSchema = object({
  dollars: count(DONATION.least, DONATION.most),
  /** What it does, such as 'One school year for one child'. */
  does: neededText(MAX.line),
})

const ledgerSchema = object({
  what: neededText(MAX.line),
  how: optionalText(MAX.line),
  /** To the cent. */
  dollars: number().typeError(rule('kind')).required(rule('missing')).min(0, rule('kind')),
})

const storySchema = object({
  /** Id of the cause that this is about. */
  cause: neededText(MAX.id),
  summary: neededText(MAX.paragraph),
  /** Blank lines part the paragraphs; the first one leads. */
  story: neededText(MAX.story),
  /** Who sees to it that the money does what it should. */
  care: optionalText(MAX.story),
  /** What stitches are, as in '131 of 200 children in class'. */
  unit: neededText(MAX.heading),
  done: neededText(MAX.heading),
  /** Stitches that are paid for and not yet done, and when they will be. */
  paid: count(0, PLACES),
  paidFor: neededText(MAX.heading),
  /** One stitch, such as 'One child, one year'. */
  stitch: neededText(MAX.heading),
  ledger: listOf(ledgerSchema, MAX_ITEMS.ledger),
  /** Suggested, with what they do for this cause. */
  sums: listOf(sumSchema, MAX_ITEMS.sums),
})

const inCents = (lines: readonly { dollars: number }[]) =>
  Math.round(lines.reduce((sum, { dollars }) => sum + dollars, 0) * 100)

/** What the pages of giving say beside the causes themselves. */
export const givingSchema = object({
  heading: neededText(MAX.heading),
  lead: neededText(MAX.paragraph),
  /** Dollars that one stitch costs, and what that is. */
  stitch: count(DONATION.least, DONATION.most),
  stitchMeans: neededText(MAX.line),
  /** Suggested for a gift that is for no cause in particular. */
  sums: listOf(sumSchema, MAX_ITEMS.sums),
  hundred: object({
    heading: neededText(MAX.heading),
    /** Where each of a hundred dollars went. */
    parts: listOf(object({ dollars: count(1, 100), what: neededText(MAX.line) }), MAX_ITEMS.hundred).test(
      'hundred',
      rule('addsUp', 100),
      (parts) => parts.length === 0 || inCents(parts) === 10_000,
    ),
    words: optionalText(MAX.paragraph),
  }),
  stories: listOf(storySchema, MAX_ITEMS.causes),
}).test('ledgers', ({ stitch, stories }, { createError }) => {
  // it is asked of what lacks a list, too
  const ledgers = (stories ?? []).map(({ ledger }) => ledger ?? [])
  const wrong = ledgers.findIndex(
    (ledger) => ledger.length > 0 && inCents(ledger) !== Math.round(stitch * 100),
  )
  return wrong < 0 || createError({ path: `stories[${wrong}].ledger`, message: rule('addsUp', stitch) })
})

export type Giving = InferType<typeof givingSchema>
export type CauseStory = Giving['stories'][number]
export type SuggestedSum = Giving['sums'][number]
