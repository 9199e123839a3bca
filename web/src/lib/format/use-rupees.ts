import { useLingui } from '@lingui/react'
import { formatMoney } from 'domain/money/money.ts'

/** Formats an amount in rupees in a language, such as 'Rs 1,500'. */
export const formatRupees = (rupees: number, language: string): string => formatMoney(rupees, 'PKR', language)

/** Returns a function that formats an amount in rupees in the page's language. */
export function useRupees(): (rupees: number) => string {
  const { i18n } = useLingui()
  return (rupees) => formatRupees(rupees, i18n.locale)
}
