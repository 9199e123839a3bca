import type { Translation } from '../../stored/site/site-part.ts'
import { isRecord } from '../find-shape-errors.ts'

/** Returns whether a value is a text with its Urdu. */
export const isPair = (pair: unknown): pair is Translation =>
  isRecord(pair) && typeof pair['text'] === 'string' && typeof pair['ur'] === 'string'

/** Returns what is stored of a part in Urdu. A document that was edited by hand may have anything. */
export const translationsOf = (stored: unknown): readonly Translation[] => {
  const ur = isRecord(stored) ? stored['ur'] : undefined
  return Array.isArray(ur) ? ur.filter(isPair) : []
}
