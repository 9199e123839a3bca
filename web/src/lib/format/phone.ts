import { internationalDigits } from 'domain/values/phone.ts'

/** Builds a `tel:` link from a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Builds a WhatsApp link from a number such as `0300 1234567`, `+92 300 1234567` or `0092 300 1234567`. */
export const toWhatsApp = (phone: string) => `https://wa.me/${internationalDigits(phone)}`
