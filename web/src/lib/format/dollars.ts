import { useLanguage } from './texts.ts'

const CURRENCY = { style: 'currency', currency: 'USD' } as const

/** How sums of dollars are written on this page: to the cent, or short where they are whole. */
export function useDollars() {
  const language = useLanguage()
  const exact = new Intl.NumberFormat(language, CURRENCY)
  const short = new Intl.NumberFormat(language, { ...CURRENCY, trailingZeroDisplay: 'stripIfInteger' })
  return {
    exact: (dollars: number) => exact.format(dollars),
    short: (dollars: number) => short.format(dollars),
  }
}
