/** How amounts of each currency are written. A code stands where a sign would mean several currencies, or is too new. */
const FORMATS = {
  USD: { digits: 2, currencyDisplay: 'symbol' },
  // paisas are not in use
  PKR: { digits: 0, currencyDisplay: 'narrowSymbol' },
  EUR: { digits: 2, currencyDisplay: 'symbol' },
  GBP: { digits: 2, currencyDisplay: 'symbol' },
  AED: { digits: 2, currencyDisplay: 'code' },
  SAR: { digits: 2, currencyDisplay: 'code' },
  CAD: { digits: 2, currencyDisplay: 'code' },
  AUD: { digits: 2, currencyDisplay: 'code' },
} as const

/** A currency in which a chamber can take donations, as in ISO 4217. */
export type Currency = keyof typeof FORMATS

export const CURRENCIES = Object.keys(FORMATS) as Currency[]

/** The currency of documents and calls that name none: earlier versions had no other. */
export const DEFAULT_CURRENCY: Currency = 'USD'

/** Returns the currency of a stored donation. */
export const currencyOf = ({ currency = DEFAULT_CURRENCY }: { currency?: Currency }): Currency => currency

/** Returns how many decimals amounts of a currency have. */
export const decimalsOf = (currency: Currency): number => FORMATS[currency].digits

/** Returns whether an amount has no more decimals than its currency. */
export const isExact = (amount: number, currency: Currency): boolean =>
  Number.isInteger(Math.round(amount * 1e6) / 10 ** (6 - decimalsOf(currency)))

/**
 * Formats an amount in the locale, such as '$40.00' or 'Rs 1,500'.
 * @param isShort leaves out the decimals of a whole amount, such as '$40'
 */
export function formatMoney(amount: number, currency: Currency, locale: string, isShort = false): string {
  const { digits, currencyDisplay } = FORMATS[currency]
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  }).format(amount)
}

/** What a donation may be. */
export interface DonationLimits {
  currency: Currency
  least: number
  most: number
}
