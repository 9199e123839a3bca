/** The terms of the chamber, after which the daily job removes data. */
export const TERM_NAMES = [
  'cards',
  'rejected',
  'unconfirmed',
  'messages',
  'volunteers',
  'comments',
  'activity',
] as const
export type TermName = (typeof TERM_NAMES)[number]

/** The terms in days. */
export type Terms = Record<TermName, number>

/** The longest term, in days. */
export const MAX_TERM_DAYS = 3_650
