import type { Terms } from '../limits.ts'
import { type Ending, KEPT, KEPT_GROUPS, type KeptGroup, type KeptId } from '../retention/kept.ts'
import type { KeptTexts } from './kept-en.ts'

export interface PrivacyRow {
  id: KeptId
  what: string
  why: string
  seenBy: string
  howLong: string
}

interface PrivacyGroup {
  id: KeptGroup
  title: string
  rows: PrivacyRow[]
}

/** Returns the table of the privacy page: everything about people that is kept, in words of one language, with the chamber's days. */
export function privacyTable(terms: Terms, texts: KeptTexts): PrivacyGroup[] {
  const { groups, rows, seenBy, howLong } = texts
  const ids = Object.keys(KEPT) as KeptId[]
  const rowOf = (id: KeptId): PrivacyRow => ({
    id,
    ...rows[id],
    seenBy: seenBy[KEPT[id].seenBy],
    howLong: howLong(KEPT[id].ends, daysOf(KEPT[id].ends, terms)),
  })
  return KEPT_GROUPS.map((id) => ({
    id,
    title: groups[id],
    rows: ids.filter((row) => KEPT[row].group === id).map(rowOf),
  }))
}

/** Returns the days of an ending; 0 if it is not counted in days. */
function daysOf(ends: Ending, terms: Terms): number {
  if (typeof ends === 'string') return 0
  return 'term' in ends ? terms[ends.term] : ends.days
}
