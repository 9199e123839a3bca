import { createHmac, randomInt } from 'node:crypto'
import { hashKey } from '../env.ts'

/** Letters and digits that cannot be confused when read out or written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 6

const referenceOf = (draw: (index: number) => number): string =>
  `WCN-${Array.from({ length: LENGTH }, (_none, index) => ALPHABET[draw(index) % ALPHABET.length]).join('')}`

/** Draws a reference for a sender, such as WCN-7K4Q2M. Nobody can guess it. */
export const randomReference = (): string => referenceOf(() => randomInt(ALPHABET.length))

/**
 * Derives the reference of a form: the same form gets the same one each time.
 * @param form its key and all of its fields; a changed form is another form
 * @param attempt 1, and one more for each reference that is taken
 */
export function referenceOfForm(form: unknown, files: Buffer[], attempt: number): string {
  const hash = createHmac('sha256', hashKey()).update(JSON.stringify(['form', attempt, form]))
  for (const bytes of files) hash.update(bytes)
  const digest = hash.digest()
  return referenceOf((index) => digest[index] ?? 0)
}

/** Derives what is stored of a payment token, and the reference that the same token always gets. */
export function referenceOfPayment(token: string): { payment: string; reference: string } {
  const hash = createHmac('sha256', hashKey()).update(`payment:${token}`).digest()
  return { payment: hash.toString('base64url'), reference: referenceOf((index) => hash[index] ?? 0) }
}
