import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another when they are read out or written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 6

/** A number that a sender is given to quote, such as WCN-7K4Q2M; nobody can guess one. */
export const drawReference = (): string =>
  `WCN-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
