import { type InferType, number } from 'yup'
import { DONATION, MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailField } from './login.ts'
import { rule } from './rule.ts'
import { optionalText, plainText, requiredText } from './text.ts'

export const PAYMENT_METHODS = ['card', 'offline'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const isSum = (dollars: number) =>
  dollars >= DONATION.least && dollars <= DONATION.most && Number.isInteger(Math.round(dollars * 1e6) / 1e4)

/** What is said of a sum that cannot be given. */
export const WRONG_SUM = rule('amount', DONATION.least, DONATION.most)

/** In dollars, with at most two digits after the point. */
export const amountField = number()
  .typeError(WRONG_SUM)
  .required(WRONG_SUM)
  .test('sum', WRONG_SUM, (dollars) => isSum(dollars))

/** A gift. Nothing of a card has a field here: what the card company made of it is all that leaves the browser. */
export const donationSchema = openForm({
  amount: amountField,
  /** Id of a cause; '' where it is needed most. */
  cause: optionalText(MAX_LENGTH.name),
  first_name: requiredText('first_name', MAX_LENGTH.name),
  last_name: requiredText('last_name', MAX_LENGTH.name),
  email: emailField,
  address: requiredText('address', MAX_LENGTH.address),
  message: optionalText(MAX_LENGTH.words),
  payment_method: plainText().required(rule('paymentMethod')).oneOf(PAYMENT_METHODS, rule('paymentMethod')),
  /** What the card company gave the browser for the card; '' for an offline donation. */
  payment_token: optionalText(MAX_LENGTH.token),
})

export type Donation = InferType<typeof donationSchema>
