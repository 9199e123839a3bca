import { dialledDigits } from 'domain/values/phone.ts'

/** Builds a `tel:` link with the country code, which works from abroad too. @param e164 if it is stored beside the phone */
export const phoneHref = (phone: string, e164?: string) => `tel:+${dialledDigits(phone, e164)}`

/** Builds a WhatsApp link. @param e164 if it is stored beside the phone */
export const toWhatsApp = (phone: string, e164?: string) => `https://wa.me/${dialledDigits(phone, e164)}`
