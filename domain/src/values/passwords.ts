import { comparable } from './comparable.ts'
import { MAX_LENGTH } from '../limits.ts'

/** What others know of a user, and a guesser tries first. */
const PERSONAL_FIELDS = ['first_name', 'last_name', 'username', 'email', 'business'] as const

/** A user's personal fields; some may be missing or not text. */
export type Personal = Partial<Record<(typeof PERSONAL_FIELDS)[number], unknown>>

/** A shorter word is in too many others. */
const SHORTEST = 3

/** The fewest other characters that a password needs besides personal words. */
const FEW = 4

/** Returns whether a character follows from the one before, as in abc, 321 or aaa, which a guesser tries first. */
const isRun = (text: string, i: number) => i > 0 && Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1

/** Counts the characters of a password that do not follow from the one before. */
export const surprisesIn = (text: string): number => text.split('').filter((_, i) => !isRun(text, i)).length

/** Returns the user's own words that a password is compared with, the longest first. */
export function personalWords(said: Personal): string[] {
  const texts = PERSONAL_FIELDS.map((field) => said[field]).filter((text) => typeof text === 'string')
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)]).map(comparable)
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length)
}

/** Removes personal words from a password. @param words from `personalWords` */
export function withoutWords(password: string, words: readonly string[]): string {
  const whole = comparable(password)
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole)
  return left === whole ? password : left
}

/** Tells whether a password is little more than personal words, such as 'zarmina1' for Zarmina. */
export function isMadeOf(password: string, said: Personal): boolean {
  // comparing takes the square of a text's length where it is made for it, and a longer one is refused anyway
  if (password.length > MAX_LENGTH.password) return false
  const left = withoutWords(password, personalWords(said))
  return left !== password && surprisesIn(left) < FEW
}
