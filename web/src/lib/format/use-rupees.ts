import { useLingui } from '@lingui/react'

/** Formats an amount in rupees in a language, such as 'Rs 1,500'. */
export const formatRupees = (rupees: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'PKR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(rupees)

/** Returns a function that formats an amount in rupees in the page's language. */
export function useRupees(): (rupees: number) => string {
  const { i18n } = useLingui()
  return (rupees) => formatRupees(rupees, i18n.locale)
}
