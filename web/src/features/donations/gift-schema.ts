import { amountField, donationSchema, WRONG_SUM } from 'domain/schemas/donation.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { RuleMessage } from 'domain/schemas/rule.ts'
import { optionalText, plainText } from 'domain/schemas/text.ts'
import { checkCvv, checkExpireDate, checkHolder, checkNumber } from './card/check-card.ts'
import { amountOf, type GiftValues } from './gift-values.ts'

/** A field of the card, which is looked at only where the gift is paid by one. */
const cardField = (check: (text: string, brand: string) => RuleMessage | undefined) =>
  plainText()
    .default('')
    .test('card', (text, { parent, createError }) => {
      const { payment_method: method, card_brand: brand } = parent as GiftValues
      const wrong = method === 'card' ? check(text, brand) : undefined
      return wrong === undefined || createError({ message: wrong })
    })

/** The server's rules, with those of the card, which no server ever sees. */
export const giftSchema = donationSchema.omit(['amount', 'payment_token']).shape({
  sum: plainText().default(''),
  another: optionalText(MAX_LENGTH.name).test('sum', (_text, { parent, createError }) => {
    const dollars = amountOf(parent as GiftValues)
    return amountField.isValidSync(dollars) || createError({ message: WRONG_SUM })
  }),
  card_brand: plainText().default(''),
  card_holder: cardField(checkHolder),
  card_number: cardField(checkNumber),
  expire_date: cardField(checkExpireDate),
  cvv: cardField(checkCvv),
})
