/** A month of a chamber, as we imagine it; only the visits are from outside. */
export interface Month {
  visits: number
  members: number
  /** That are stored. */
  posts: number
  registrations: number
  /** Openings of the office's views, each with a decision or a change of a post. */
  decisions: number
  changes: number
}

export const MONTHS: readonly Month[] = [
  { visits: 5_000, members: 300, posts: 100, registrations: 20, decisions: 20, changes: 12 },
  { visits: 100_000, members: 3_000, posts: 500, registrations: 200, decisions: 200, changes: 60 },
]

export const DAYS = 30
export const MINUTES = DAYS * 24 * 60
