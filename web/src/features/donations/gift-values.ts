import { amountField, type Donation, donationSchema, WRONG_SUM } from 'domain/schemas/donation.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { RuleMessage } from 'domain/schemas/rule.ts'
import { optionalText, plainText } from 'domain/schemas/text.ts'
import { checkCvv, checkExpireDate, checkHolder, checkNumber } from './card/check-card.ts'
import { toDollars } from './to-dollars.ts'

type OwnFields = Pick<
  Donation,
  'cause' | 'first_name' | 'last_name' | 'email' | 'address' | 'message' | 'payment_method'
>

/** The form as its page holds it. */
export interface GiftValues extends OwnFields {
  /** The suggested sum that is chosen, in dollars; '' where another amount is given. */
  sum: string
  another: string
  card_brand: string
  card_holder: string
  card_number: string
  expire_date: string
  cvv: string
}

/** What never leaves the browser, and is kept nowhere. */
export const CARD_FIELDS = ['card_brand', 'card_holder', 'card_number', 'expire_date', 'cvv'] as const

/** The gift in dollars; undefined where none is given, or it cannot be read. */
export const amountOf = ({ sum, another }: Pick<GiftValues, 'sum' | 'another'>): number | undefined =>
  toDollars(another.trim() || sum)

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
