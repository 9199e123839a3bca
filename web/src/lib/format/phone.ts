/** Builds a `tel:` link from a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The office's country code, for numbers without one. */
const COUNTRY_CODE = '92'

/** Builds a WhatsApp link from a number such as `0300 1234567`, `+92 300 1234567` or `0092 300 1234567`. */
export const toWhatsApp = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  const international = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, COUNTRY_CODE)
  return `https://wa.me/${international}`
}
