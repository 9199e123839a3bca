import type { Terms } from '../limits.ts'
import { type Ending, KEPT, KEPT_GROUPS, type KeptGroup, type KeptId } from '../retention/kept.ts'
import { keptEn, type KeptTexts } from './kept-en.ts'
import { keptUr } from './kept-ur.ts'
import type { Language } from './languages.ts'

/** Every language of the privacy page. To add one, add a line here and its file. */
const TEXTS: Record<Language, KeptTexts> = { en: keptEn, ur: keptUr }

/** Returns what is said about kept data. */
export const keptTexts = (language: Language): KeptTexts => TEXTS[language]

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

/** Returns the table of the privacy page: everything about people that is kept, with the chamber's days. */
export function privacyTable(terms: Terms, language: Language): PrivacyGroup[] {
  const { groups, rows, seenBy, howLong } = keptTexts(language)
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
