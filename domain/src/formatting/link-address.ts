import { internationalDigits } from '../values/phone.ts'
import { isWebAddress } from '../values/text.ts'

const OWN_PATH = /^\/(?!\/)/
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i
const PHONE = /^tel:\+?[\d().-]+$/i

/** Returns whether a text may link to an address: to the web, our own pages, an e-mail address or a phone number. */
export const isLink = (address: string): boolean =>
  isWebAddress(address) || OWN_PATH.test(address) || MAIL.test(address) || PHONE.test(address)

const DOMAIN = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u
const NUMBER = /^\+?[\d ().-]{7,}$/

/**
 * Completes an address as people type it: a website without https://, an e-mail address, a phone number.
 * @returns undefined if a text cannot link to it
 */
export function completeLink(typed: string): string | undefined {
  const address = typed.trim()
  const candidates = [
    address,
    ...(NUMBER.test(address) ? [`tel:+${internationalDigits(address)}`] : []),
    ...(address.includes('@') ? [`mailto:${address}`] : []),
    ...(DOMAIN.test(address) ? [`https://${address}`] : []),
  ]
  const found = candidates.find(isLink)
  // the marks of a link end at these
  return found?.replaceAll(
    /[\s()<>]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
