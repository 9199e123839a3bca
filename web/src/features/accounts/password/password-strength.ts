import { PASSWORD_MIN } from 'domain/limits.ts'
import { type Personal, personalWords, surprisesIn, withoutWords } from 'domain/values/passwords.ts'

/** From the weakest to the strongest. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const COMMON = /^(?:password|qwerty|iloveyou|pakistan|welcome|admin|letmein)[\d!@#.]*$/i

/**
 * Estimates how strong a password is. Long and varied is strong. Repeated, counted or very common words are weak.
 * @param said what others know of the user; these words do not count
 */
export function passwordStrength(password: string, said: Personal = {}): Strength {
  const surprises = surprisesIn(withoutWords(password, personalWords(said)))
  if (password.length < PASSWORD_MIN || surprises < 5 || COMMON.test(password)) return 'weak'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const score = surprises + kinds * 2
  if (score < 11) return 'fair'
  return score < 19 ? 'good' : 'strong'
}
