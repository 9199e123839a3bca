import { useLingui } from '@lingui/react'

/** Says a sum in the members' own currency, in the language of the page: 'Rs 1,500'. */
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
