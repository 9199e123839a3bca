import { useLingui } from '@lingui/react'

/** Formats an amount in rupees in the page's language, such as 'Rs 1,500'. */
export function useRupees(): (rupees: number) => string {
  const { i18n } = useLingui()
  return (rupees) =>
    i18n.number(rupees, {
      style: 'currency',
      currency: 'PKR',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    })
}
