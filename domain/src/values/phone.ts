import { COUNTRY } from '../time-zone.ts'

/** What is odd about a text that should be a telephone number. */
export type OddNumber = 'noNumber' | 'short' | 'long'

const ODD: Record<string, OddNumber> = { TOO_SHORT: 'short', TOO_LONG: 'long', INVALID_LENGTH: 'short' }

/** Knows the numbers of every country, which is a lot: loaded where one is checked, and before by a form that may lose its connection. */
export const loadPhoneNumbers = () => import('libphonenumber-js/min')

/**
 * Looks at a telephone number as a person writes it, of our own country or with the code of any other.
 * @returns undefined where its length is that of a number there: which of these are given out changes faster than we do
 */
export async function oddNumber(text: string): Promise<OddNumber | undefined> {
  const { validatePhoneNumberLength } = await loadPhoneNumbers()
  const odd = validatePhoneNumberLength(text, COUNTRY)
  return odd && (ODD[odd] ?? 'noNumber')
}
