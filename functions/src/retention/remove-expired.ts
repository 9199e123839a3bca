import { COUNT_ONLY_DAYS } from 'domain/retention/kept.ts'
import type { RemovalDocument } from 'domain/stored/audit.ts'
import { TERM_NAMES, type TermName, type Terms } from 'domain/limits.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { find, merge, transact } from '../cloud/store.ts'
import { queueMail, userMailId } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { readTerms } from '../site/read-content.ts'
import { findAdmins } from '../users/admins.ts'
import { dueActivity } from './due-activity.ts'
import { dueComments, dueMessages, dueVolunteers } from './due-forms.ts'
import { dueCards, dueRejected } from './due-people.ts'
import { addDays, type Rules } from './removal.ts'
import { runEach } from '../run-each.ts'
import { unlimited } from '../time-limit.ts'
import { dueUnconfirmed, remindUnconfirmed } from './unconfirmed.ts'

/** The rule of each term. */
export const RULES: Rules = {
  cards: dueCards,
  unconfirmed: dueUnconfirmed,
  rejected: dueRejected,
  messages: dueMessages,
  volunteers: dueVolunteers,
  comments: dueComments,
  activity: dueActivity,
}

/**
 * Removes what the chamber's terms no longer allow, and reminds applicants before. The first runs only count for seven days, and admins get a mail about it. A
 * failure does not stop the rest; the next run does what remains.
 * @param hasTime asked before each removal
 * @throws Error naming the terms with a failure
 */
export async function removeExpired(now: Date, hasTime = unlimited): Promise<void> {
  const run = await beginRun(now)
  const failed = await runEach(
    [
      { id: 'reminders', act: () => remindUnconfirmed(now, run.terms, run.firstAt) },
      ...TERM_NAMES.map((term) => ({ id: term, act: () => removeByTerm(term, run, hasTime) })),
    ],
    ({ act }) => act(),
  )
  if (run.isCountOnly) await tellAdmins(run)
  if (failed.length > 0) throw new Error(`Not removed: ${failed.join(', ')}`)
}

/** Removes, or only counts, what is due by one term. @throws Error if a removal failed, after the others */
async function removeByTerm(term: TermName, run: Run, hasTime: () => boolean): Promise<void> {
  const { now, firstAt, isCountOnly } = run
  const before = addDays(now, -run.terms[term])
  let total = 0
  const failed: string[] = []
  try {
    for await (const due of RULES[term]({ now, before, firstAt })) {
      if (!hasTime()) break
      if (isCountOnly) total += due.count
      else
        failed.push(
          ...(await runEach([due], async ({ remove }) => {
            total += await remove()
          })),
        )
    }
  } finally {
    if (total > 0)
      await merge(refs.removals.doc(run.day), { counts: { [term]: FieldValue.increment(total) } })
  }
  if (failed.length > 0) throw new Error(`${failed.length} failed`)
}

interface Run {
  now: Date
  /** YYYY-MM-DD. */
  day: string
  /** When the first run of all was, ISO 8601 UTC. */
  firstAt: string
  isCountOnly: boolean
  /** The terms that hold: a shorter one waits until a run has seen it. */
  terms: Terms
}

/** Reads what the last run recorded. */
export const readLastRun = async (before = '9999'): Promise<RemovalDocument | undefined> =>
  (await find(refs.removals.where('at', '<', before).orderBy('at', 'desc').limit(1)))[0]?.data

/** Records that a run begins. A second run on the same day goes on with the document of the first. */
async function beginRun(now: Date): Promise<Run> {
  const at = now.toISOString()
  const day = at.slice(0, 10)
  const terms = await readTerms()
  const earlier = await readLastRun(day)
  return transact('begin removal', async (tx) => {
    const known = await tx.read(refs.removals.doc(day))
    const firstAt = known?.firstAt ?? earlier?.firstAt ?? at
    const isCountOnly = at < addDays(firstAt, COUNT_ONLY_DAYS)
    const counts = isCountOnly ? {} : (known?.counts ?? {})
    const written: RemovalDocument = { at, firstAt, is_count_only: isCountOnly, terms, counts }
    tx.replace(refs.removals.doc(day), written)
    return { now, day, firstAt, isCountOnly, terms: longerOf(terms, earlier?.terms ?? terms) }
  })
}

/** Returns the longer of two terms, term by term. */
function longerOf(a: Terms, b: Terms): Terms {
  const longer = { ...a }
  for (const term of TERM_NAMES) longer[term] = Math.max(a[term], b[term])
  return longer
}

/** Tells each admin once what the runs count, and when removal begins. */
const tellAdmins = ({ day, firstAt, now }: Run): Promise<void> =>
  transact('tell of removal', async (tx) => {
    const run = await tx.read(refs.removals.doc(day))
    const admins = await findAdmins(tx)
    const told = await tx.readMany(
      admins.map(({ id }) => refs.mail.doc(userMailId('removalPlanned', id, firstAt.slice(0, 10)))),
    )
    const data = {
      planned: JSON.stringify(run?.counts ?? {}),
      at: addDays(firstAt, COUNT_ONLY_DAYS),
      page: '/dashboard?tab=site&part=privacy',
    }
    admins.forEach(({ id: uid, data: user }, n) => {
      if (!told[n])
        queueMail(
          tx,
          'removalPlanned',
          { uid, user },
          { id: firstAt.slice(0, 10), now: now.toISOString(), data },
        )
    })
  })
