import { type InferType, object, string, type TestContext } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS, MOST_MONEY } from '../limits.ts'
import { PLACES } from '../needlework/places.ts'
import { CURRENCIES, DEFAULT_CURRENCY, type DonationLimits, decimalsOf, isExact } from '../money/money.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainNumber } from '../values/text.ts'
import { count, formattedText, listOf, neededFormattedText, neededText, verbatim } from './fields.ts'

// Amounts are in the chamber's currency. Fields called `dollars` are older than that choice, and stored under that name.

const limits = {
  /** The currency of donations, and of every amount of this part. */
  currency: string().oneOf(CURRENCIES, rule('kind')).required(rule('missing')),
  /** Least and most of a donation. */
  least: count(1, MOST_MONEY),
  most: count(1, MOST_MONEY).test('order', (most, { parent, createError }) => {
    const { least } = parent as DonationLimits
    return !(most < least) || createError({ message: rule('number', least, MOST_MONEY) })
  }),
}

/** Validates only the limits of a donation: a mistake elsewhere in the part stops no donation. */
export const donationLimitsSchema = object(limits)

/** Returns a currency for messages, also where the one that was sent is unknown. */
const knownCurrency = (sent: string) => CURRENCIES.find((currency) => currency === sent) ?? DEFAULT_CURRENCY

/** Returns the limits of the part that a field is in. */
function limitsAround({ from }: TestContext): DonationLimits {
  const limitsSent = from?.at(-1)?.value as DonationLimits
  return { ...limitsSent, currency: knownCurrency(limitsSent.currency) }
}

/** Builds the rule of a whole amount that can be donated. */
const donatedAmount = () =>
  count(1, MOST_MONEY).test('limits', (amount, context) => {
    const { least, most } = limitsAround(context)
    return !(amount < least || amount > most) || context.createError({ message: rule('number', least, most) })
  })

const sumSchema = object({
  dollars: donatedAmount(),
  /** What it does, such as 'One school year for one child'. */
  does: neededText(MAX.line),
})

const ledgerSchema = object({
  what: neededText(MAX.line),
  how: optionalText(MAX.line),
  /** With decimals, if the currency has any. */
  dollars: plainNumber()
    .typeError(rule('kind'))
    .required(rule('missing'))
    .min(0, rule('kind'))
    .test('whole', rule('whole'), (amount, context) => {
      const { currency } = limitsAround(context)
      return decimalsOf(currency) > 0 || isExact(amount, currency)
    }),
})

const storySchema = object({
  /** Id of the cause that this is about. */
  cause: verbatim(neededText(MAX.id)),
  summary: neededText(MAX.paragraph),
  /** Blank lines part the paragraphs; the first one leads. */
  story: neededFormattedText(MAX.story),
  /** Who sees to it that the money does what it should. */
  care: formattedText(MAX.story),
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
  ...limits,
  heading: neededText(MAX.heading),
  lead: neededFormattedText(MAX.paragraph),
  /** What one stitch costs, and what that is. */
  stitch: donatedAmount(),
  stitchMeans: neededText(MAX.line),
  /** Suggested for a donation that is for no cause in particular. */
  sums: listOf(sumSchema, MAX_ITEMS.sums),
  hundred: object({
    heading: neededText(MAX.heading),
    /** Where each of a hundred dollars or rupees went. */
    parts: listOf(object({ dollars: count(1, 100), what: neededText(MAX.line) }), MAX_ITEMS.hundred).test(
      'hundred',
      (parts, context) =>
        parts.length === 0 ||
        inCents(parts) === 10_000 ||
        context.createError({ message: rule('addsUp', 100, limitsAround(context).currency) }),
    ),
    words: formattedText(MAX.paragraph),
  }),
  stories: listOf(storySchema, MAX_ITEMS.causes),
}).test('ledgers', ({ currency, stitch, stories }, { createError }) => {
  // it is asked of what lacks a list, too
  const ledgers = (stories ?? []).map(({ ledger }) => ledger ?? [])
  const wrong = ledgers.findIndex(
    (ledger) => ledger.length > 0 && inCents(ledger) !== Math.round(stitch * 100),
  )
  const message = rule('addsUp', stitch, knownCurrency(currency))
  return wrong < 0 || createError({ path: `stories[${wrong}].ledger`, message })
})

export type Giving = InferType<typeof givingSchema>
export type CauseStory = Giving['stories'][number]
export type SuggestedSum = Giving['sums'][number]
