import type { ReasonWords } from '../../decisions/reasons.ts'
import type { Reason } from '../reasons.ts'
import { reasonsUr } from '../samples/reasons-ur.ts'
import { translationsOf } from './translations-of.ts'

/** A reason of the office's list. It has Urdu once its label and its text have. */
export type OfferedReason = Reason & { ur?: ReasonWords }

/** Adds the Urdu of the office's reasons. @param stored the document `site/reasons`; undefined if there is none */
export function withUrdu(reasons: readonly Reason[], stored: unknown): OfferedReason[] {
  const own = translationsOf(stored).filter(({ ur }) => ur)
  const known = new Map([...reasonsUr, ...own].map(({ text, ur }) => [text, ur]))
  return reasons.map((reason) => {
    const [label, text] = [known.get(reason.label), known.get(reason.text)]
    return label && text ? { ...reason, ur: { label, text } } : reason
  })
}
