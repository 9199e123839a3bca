/** The link that dials a number written for people. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Of the country where the office is, for numbers that are written without one. */
const COUNTRY_CODE = '92'

/** The page that opens a chat with a number written for people, as `0300 1234567`, `+92 300 1234567` or `0092 300 1234567`. */
export const toWhatsApp = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  const international = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, COUNTRY_CODE)
  return `https://wa.me/${international}`
}
