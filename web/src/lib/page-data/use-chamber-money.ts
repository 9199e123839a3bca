import { DEFAULT_CURRENCY } from 'domain/money/money.ts'
import { useMoney } from '#lib/format/use-money.ts'
import { useContent } from './content.tsx'
import { usePageData } from './page-data-context.tsx'

/** Returns the chamber's currency, which the file of each page with amounts names. */
function useCurrency() {
  const giving = useContent('giving')
  const data = usePageData()
  return giving?.currency ?? data?.currency ?? DEFAULT_CURRENCY
}

/** Formats amounts in the chamber's currency. */
export function useChamberMoney() {
  const { exact, short } = useMoney()
  const currency = useCurrency()
  return {
    exact: (amount: number) => exact(amount, currency),
    short: (amount: number) => short(amount, currency),
  }
}
