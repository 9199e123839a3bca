import type { DonationLimits } from 'domain/money/money.ts'
import { donationSchema, isDonation, wrongAmount } from 'domain/money/donation-schema.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { RuleMessage } from 'domain/values/rule.ts'
import { optionalText, plainText } from 'domain/values/text.ts'
import { checkCvv, checkExpireDate, checkHolder, checkNumber } from './card/check-card.ts'
import { amountOf, type DonationValues } from './donation-values.ts'

/** Builds the rule of a card field; it applies only to card payments. */
const cardField = (check: (text: string, brand: string) => RuleMessage | undefined) =>
  plainText()
    .default('')
    .test('card', (text, { parent, createError }) => {
      const { payment_method: method, card_brand: brand } = parent as DonationValues
      const wrong = method === 'card' ? check(text, brand) : undefined
      return wrong === undefined || createError({ message: wrong })
    })

/** Builds the server's rules, plus rules for the card fields, which are never sent. */
export const donationFormSchema = (limits: DonationLimits) =>
  donationSchema.omit(['amount', 'payment_token']).shape({
    sum: plainText().default(''),
    another: optionalText(MAX_LENGTH.name).test('sum', (_text, { parent, createError }) => {
      const amount = amountOf(parent as DonationValues)
      return isDonation(amount, limits) || createError({ message: wrongAmount(limits) })
    }),
    card_brand: plainText().default(''),
    card_holder: cardField(checkHolder),
    card_number: cardField(checkNumber),
    expire_date: cardField(checkExpireDate),
    cvv: cardField(checkCvv),
  })
