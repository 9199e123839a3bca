import type { Donation } from 'domain/schemas/donation.ts'
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
