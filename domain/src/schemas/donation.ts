import { type InferType, number } from 'yup'
import { DONATION, MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailField } from './login.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainText, requiredLine, requiredText } from '../values/text.ts'

export const PAYMENT_METHODS = ['card', 'offline'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const isSum = (dollars: number) =>
  dollars >= DONATION.least && dollars <= DONATION.most && Number.isInteger(Math.round(dollars * 1e6) / 1e4)

/** The message for an amount that cannot be given. */
export const WRONG_SUM = rule('amount', DONATION.least, DONATION.most)

/** The amount of a donation, in dollars with at most two decimals. */
export const amountField = number()
  .typeError(WRONG_SUM)
  .required(WRONG_SUM)
  .test('sum', WRONG_SUM, (dollars) => isSum(dollars))
  .meta({
    minimum: DONATION.least,
    maximum: DONATION.most,
    description: 'In dollars, with at most two decimals',
  })

/** A donation. It has no field for a card number: only the card company's token leaves the browser. */
export const donationSchema = openForm({
  amount: amountField,
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
