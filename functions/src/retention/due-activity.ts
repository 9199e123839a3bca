import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { INBOX_LISTS } from 'domain/inbox.ts'
import type { AuditAction, AuditDocument } from 'domain/stored/audit.ts'
import type { PastDecision } from 'domain/stored/decision.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { documentPath } from '../accounts/identity-documents.ts'
import { audit } from '../audit/audit.ts'
import { eachPage } from '../cloud/pages.ts'
import { type FoundDocument, remove, transact, type Transaction } from '../cloud/store.ts'
import { NOUNS } from '../forms/store-form.ts'
import { declareRemoval, intentDeadline, removeDeclared } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import type { Due, RemovalContext, Rule } from './removal.ts'

/** Finds old lines of activity with the decisions that they tell of, earlier applications, and documents of old runs. */
export const dueActivity: Rule = async function* (context) {
  yield* dueAttempts(context)
  yield* dueLines(context)
  yield* dueRuns(context)
}

async function* dueAttempts(context: RemovalContext): AsyncGenerator<Due> {
  for await (const page of eachPage(refs.attempts.where('sentAt', '<=', context.before), 'sentAt'))
    for (const { id } of page)
      yield { id, name: '', count: 1, at: '', remove: () => removeAttempt(id, context.now) }
}

/** Removes an earlier application, with the pictures that are in no other. Does nothing while the last one waits. */
async function removeAttempt(id: string, now: Date): Promise<number> {
  const at = now.toISOString()
  const removal = await transact('expire attempt', async (tx) => {
    const attempt = await tx.read(refs.attempts.doc(id))
    if (!attempt) return undefined
    const { uid, sent } = attempt
    const user = await tx.read(refs.users.doc(uid))
    const others = (await tx.find(refs.attempts.where('uid', '==', uid))).filter((other) => other.id !== id)
    if (!user || user.deleting || user.status === 'pending') return undefined
    const kept = [user, ...others.map(({ data }) => data.sent)]
    const names = DOCUMENT_NAMES.filter((name) => kept.every((other) => other[name] !== sent[name]))
    const files = names.flatMap((name) => documentPath(uid, name, sent[name]) ?? [])
    tx.remove(refs.attempts.doc(id))
    if (files.length > 0)
      audit(tx, { actor: 'system', action: 'document:expire', target: uid, at, details: names })
    return { intent: declareRemoval(tx, files, intentDeadline()), files }
  })
  if (removal?.intent) await removeDeclared(removal.intent, removal.files)
  return removal ? 1 : 0
}

/** Lines that tell of a decision in somebody's history. */
const TELLS_OF: readonly AuditAction[] = [
  'user:approve',
  'user:reject',
  'user:appeal',
  'user:role',
  'user:suspend',
  'user:reinstate',
] satisfies PastDecision['action'][]

async function* dueLines({ before, now }: RemovalContext): AsyncGenerator<Due> {
  const day = now.toISOString().slice(0, 10)
  for await (const page of eachPage(refs.audit.where('at', '<=', before), 'at'))
    if (page.length > 0)
      yield {
        id: 'Old activity',
        name: '',
        count: page.length,
        at: '',
        remove: async () => {
          const kept = await removeDecisions(page, before)
          const old = page.filter(({ data }) => !kept.has(data.target))
          await transact('expire activity', async (tx) => {
            const nameSenders = await findUnnamed(tx, old)
            const noted = await tx.read(refs.audit.doc(`expire-${day}`))
            // one line a run, however many pages it has
            if (!noted && old.length > 0)
              tx.create(refs.audit.doc(`expire-${day}`), {
                actor: 'system',
                action: 'activity:expire',
                target: day,
                at: now.toISOString(),
                details: [],
              })
            nameSenders()
            for (const { ref } of old) tx.remove(ref)
          })
          return old.length
        },
      }
}

/** Finds forms of earlier versions, whose sender only a line names. Returns what writes the sender into the form. */
async function findUnnamed(
  tx: Transaction,
  lines: readonly FoundDocument<AuditDocument>[],
): Promise<() => void> {
  const sent = lines.flatMap(({ data: { action, actor, target } }) => {
    const list = INBOX_LISTS.find((each) => action === `${NOUNS[each]}:send`)
    const ref = list && (refs[list] as CollectionReference<{ uid?: string }>).doc(target)
    return ref && actor !== 'visitor' ? [{ ref, uid: actor }] : []
  })
  const forms = await tx.readMany(sent.map(({ ref }) => ref))
  return () =>
    sent.forEach(({ ref, uid }, n) => {
      if (forms[n] && forms[n].uid === undefined) tx.update(ref, { uid })
    })
}

/**
 * Removes the old decisions on the people that the lines are about.
 * @returns the uids of those whose application waits, which keep their decisions
 */
async function removeDecisions(
  lines: readonly FoundDocument<AuditDocument>[],
  before: string,
): Promise<ReadonlySet<string>> {
  const told = lines.filter(({ data }) => TELLS_OF.includes(data.action)).map(({ data }) => data.target)
  const kept = new Set<string>()
  for (const uid of new Set(told)) {
    const isWaiting = await transact('expire decisions', async (tx) => {
      const user = await tx.read(refs.users.doc(uid))
      const history = await tx.read(refs.histories.doc(uid))
      if (user?.status === 'pending') return true
      const decisions = history?.decisions.filter(({ at }) => at > before)
      if (decisions?.length === 0) tx.remove(refs.histories.doc(uid))
      else if (decisions && decisions.length < (history?.decisions.length ?? 0))
        tx.replace(refs.histories.doc(uid), { decisions })
      return false
    })
    if (isWaiting) kept.add(uid)
  }
  return kept
}

async function* dueRuns({ before }: RemovalContext): AsyncGenerator<Due> {
  for await (const page of eachPage(refs.removals.where('at', '<=', before), 'at'))
    for (const { id, ref } of page)
      yield {
        id,
        name: '',
        count: 0,
        at: '',
        remove: async () => {
          await remove(ref)
          return 0
        },
      }
}
