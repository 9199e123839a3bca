import { westernDigits } from 'domain/values/comparable.ts'
import type { Donation } from 'domain/money/donation-schema.ts'

const SUM = /^(?:[$€£]|rs\.?|[a-z]{3})?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/i

/** Parses an amount as people type it: 40, $40.50, Rs 1,200 or 1,200. @returns undefined if it is ambiguous, such as 1,50 */
export function toAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = SUM.exec(westernDigits(text).trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + decimals)
}

type OwnFields = Pick<
  Donation,
  'currency' | 'cause' | 'first_name' | 'last_name' | 'email' | 'address' | 'message' | 'payment_method'
>

/** The values of the donation form. */
export interface DonationValues extends OwnFields {
  /** The chosen suggested amount; '' if another amount is typed. */
  sum: string
  another: string
  card_brand: string
  card_holder: string
  card_number: string
  expire_date: string
  cvv: string
}

/** Fields that never leave the browser and are never stored. */
export const CARD_FIELDS = ['card_brand', 'card_holder', 'card_number', 'expire_date', 'cvv'] as const

/** Returns the amount; undefined if it is empty or cannot be parsed. */
export const amountOf = ({ sum, another }: Pick<DonationValues, 'sum' | 'another'>): number | undefined =>
  toAmount(another.trim() || sum)
