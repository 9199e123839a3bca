import { type Currency, formatMoney } from 'domain/money/money.ts'
import { useLanguage } from './texts.ts'

/** Formats amounts: `exact` with the decimals of the currency, `short` without those of whole amounts. */
export function useMoney() {
  const language = useLanguage()
  return {
    exact: (amount: number, currency: Currency) => formatMoney(amount, currency, language),
    short: (amount: number, currency: Currency) => formatMoney(amount, currency, language, true),
  }
}
