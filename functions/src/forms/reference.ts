import { createHmac, randomInt } from 'node:crypto'
import { hashKey } from '../env.ts'

/** Letters and digits that nobody takes for another when they are read out or written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 6

const referenceOf = (draw: (place: number) => number): string =>
  `WCN-${Array.from({ length: LENGTH }, (_none, place) => ALPHABET[draw(place) % ALPHABET.length]).join('')}`

/** A number that a sender is given to quote, such as WCN-7K4Q2M; nobody can guess one. */
export const randomReference = (): string => referenceOf(() => randomInt(ALPHABET.length))

/**
 * The number that the same form is given each time it comes.
 * @param form its key, with all that was said in it: what was changed since is another form
 * @param drawn 1 and, where somebody else has that number, one more
 */
export function referenceOfForm(form: unknown, files: Buffer[], drawn: number): string {
  const hash = createHmac('sha256', hashKey()).update(JSON.stringify(['form', drawn, form]))
  for (const bytes of files) hash.update(bytes)
  const digest = hash.digest()
  return referenceOf((place) => digest[place] ?? 0)
}

/** What is stored of a payment's token, and the reference that the same token is always given. */
export function referenceOfPayment(token: string): { payment: string; reference: string } {
  const hash = createHmac('sha256', hashKey()).update(`payment:${token}`).digest()
  return { payment: hash.toString('base64url'), reference: referenceOf((place) => hash[place] ?? 0) }
}
