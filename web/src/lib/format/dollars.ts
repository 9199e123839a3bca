import { useLanguage } from './texts.ts'

const CURRENCY = { style: 'currency', currency: 'USD' } as const

/** Formats dollar amounts: `exact` to the cent, `short` without cents for whole dollars. */
export function useDollars() {
  const language = useLanguage()
  const exact = new Intl.NumberFormat(language, CURRENCY)
  const short = new Intl.NumberFormat(language, { ...CURRENCY, trailingZeroDisplay: 'stripIfInteger' })
  return {
    exact: (dollars: number) => exact.format(dollars),
    short: (dollars: number) => short.format(dollars),
  }
}
