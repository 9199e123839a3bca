import type { Upcoming } from 'domain/office/overview.ts'
import { COUNT_ONLY_DAYS } from 'domain/retention/kept.ts'
import { TERM_NAMES, type TermName } from 'domain/limits.ts'
import { count } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { readTerms } from '../site/read-content.ts'
import { addDays, type RemovalContext } from './removal.ts'
import { readLastRun, RULES } from './remove-expired.ts'

const DAYS_AHEAD = 7
const MOST_LISTED = 100

/** Finds what the daily removal will remove in the next seven days, the earliest first. Lines of activity are left out. */
export async function findUpcoming(now: Date): Promise<{ upcoming: Upcoming[]; moreUpcoming: number }> {
  const [terms, last] = await Promise.all([readTerms(), readLastRun()])
  const firstAt = last?.firstAt ?? now.toISOString()
  const begins = addDays(firstAt, COUNT_ONLY_DAYS)
  const found: Upcoming[] = []
  for (const term of TERM_NAMES.filter((name) => name !== 'activity')) {
    // a shorter term waits one night
    const earliest = addDays(now, terms[term] < (last?.terms[term] ?? 0) ? 1 : 0)
    for await (const due of RULES[term](contextOf(terms[term] - DAYS_AHEAD, now, firstAt))) {
      const at = [addDays(due.at, terms[term]), begins, earliest].toSorted().at(-1) ?? ''
      if (at <= addDays(now, DAYS_AHEAD)) found.push({ term, id: due.id, name: due.name, since: due.at, at })
    }
  }
  const upcoming = found.toSorted((a, b) => a.at.localeCompare(b.at)).slice(0, MOST_LISTED)
  return { upcoming, moreUpcoming: found.length - upcoming.length }
}

/** Counts what would be due now if a term had so many days: people, forms, or lines of activity. */
export async function countDue(term: TermName, days: number, now: Date): Promise<number> {
  const last = await readLastRun()
  const context = contextOf(days, now, last?.firstAt ?? now.toISOString())
  // there may be a hundred thousand lines
  if (term === 'activity') return count(refs.audit.where('at', '<=', context.before))
  let total = 0
  for await (const due of RULES[term](context)) total += due.count
  return total
}

const contextOf = (days: number, now: Date, firstAt: string): RemovalContext => ({
  now,
  before: addDays(now, -days),
  firstAt,
})
