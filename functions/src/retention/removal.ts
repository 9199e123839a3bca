import type { TermName } from 'domain/limits.ts'

/** Something that is due: one person, one form, or a page of old lines. */
export interface Due {
  /** Names it in the log of a failure. */
  id: string
  /** How the office knows it: the name of a person, or a reference; '' for a page of old lines. */
  name: string
  count: number
  /** From when its term counts, ISO 8601 UTC; '' if it is due. */
  at: string
  /** Checks again that it is due, and removes it. @returns how much was removed */
  remove: () => Promise<number>
}

/** What a rule needs to know of the run. */
export interface RemovalContext {
  now: Date
  /** ISO 8601 UTC. What is older is due. */
  before: string
  /** ISO 8601 UTC of the first run. Terms of decisions whose time nobody knows count from it. */
  firstAt: string
}

/** Finds everything that is due by one term, without a change. */
export type Rule = (context: RemovalContext) => AsyncGenerator<Due>

/** One rule for each term of the chamber. */
export type Rules = Record<TermName, Rule>

const DAY_MS = 86_400_000

/** Returns an instant so many days later, ISO 8601 UTC. */
export const addDays = (at: string | Date, days: number): string =>
  new Date(new Date(at).getTime() + days * DAY_MS).toISOString()
