import { excerptOf } from 'domain/formatting/excerpt.ts'

/** Keeps the first sentences that fit, at least one. One that is too long is cut after a word. @param longest in characters */
export function firstSentences(text: string, longest: number): string {
  const [first = '', ...rest] = text.trim().split(/(?<=[.!?۔])\s+/u)
  let kept = excerptOf(first, longest)
  for (const sentence of rest) {
    if (kept.length + 1 + sentence.length > longest) break
    kept = `${kept} ${sentence}`
  }
  return kept
}
