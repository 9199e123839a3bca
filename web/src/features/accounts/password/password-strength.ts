import { PASSWORD_MIN } from 'domain/limits.ts'

/** From the weakest to the strongest. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const COMMON = /^(?:password|qwerty|iloveyou|pakistan|welcome|admin|letmein)[\d!@#.]*$/i

/** Steps along the alphabet, the digits or nowhere (abc, 321, aaa) that a guesser tries first. */
const isRun = (text: string, i: number) => i > 0 && Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1

/**
 * A rough and honest guess, to help choosing; only the length is a rule.
 * Long and varied is strong; a repeated, counted or very common word is weak however long.
 */
export function passwordStrength(password: string): Strength {
  const surprises = password.split('').filter((_, i) => !isRun(password, i)).length
  if (password.length < PASSWORD_MIN || surprises < 5 || COMMON.test(password)) return 'weak'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const score = surprises + kinds * 2
  if (score < 11) return 'fair'
  return score < 19 ? 'good' : 'strong'
}
