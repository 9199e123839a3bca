import type { InferType } from 'yup'
import { MAX_LENGTH, MOST_MONEY } from '../limits.ts'
import { openForm } from '../schemas/form.ts'
import { emailField } from '../schemas/login.ts'
import { CURRENCIES, DEFAULT_CURRENCY, type DonationLimits, isExact } from './money.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainNumber, plainText, requiredLine, requiredText } from '../values/text.ts'

const PAYMENT_METHODS = ['card', 'offline'] as const

/** Returns whether an amount can be donated: the office sets the limits. */
export const isDonation = (amount: number | undefined, { currency, least, most }: DonationLimits): boolean =>
  amount !== undefined && amount >= least && amount <= most && isExact(amount, currency)

/** Builds the message for an amount that cannot be donated. */
export const wrongAmount = ({ currency, least, most }: DonationLimits) =>
  rule('amount', least, most, currency)

/** A donation. It has no field for a card number: only the card company's token leaves the browser. */
export const donationSchema = openForm({
  amount: plainNumber()
    .typeError(rule('kind'))
    .required(rule('missing'))
    .min(0, rule('kind'))
    .max(MOST_MONEY, rule('kind'))
    .meta({
      description:
        "Within `least` and `most` of the part `giving` of the website text, with at most its currency's decimals",
    }),
  currency: plainText()
    .default(DEFAULT_CURRENCY)
    .oneOf(CURRENCIES, rule('kind'))
    .meta({ description: 'In which the donor chose the amount: refused if it is not the one of `giving`' }),
  cause: optionalText(MAX_LENGTH.name).meta({
    description: 'Id of a cause; empty for where it is needed most',
  }),
  first_name: requiredLine('first_name', MAX_LENGTH.name),
  last_name: requiredLine('last_name', MAX_LENGTH.name),
  email: emailField,
  address: requiredText('address', MAX_LENGTH.address),
  message: optionalText(MAX_LENGTH.words),
  payment_method: plainText().required(rule('paymentMethod')).oneOf(PAYMENT_METHODS, rule('paymentMethod')),
  payment_token: optionalText(MAX_LENGTH.token).meta({
    description: 'The token of the card company; empty for an offline donation',
  }),
})

export type Donation = InferType<typeof donationSchema>
