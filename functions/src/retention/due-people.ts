import { REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { rejectionOf } from 'domain/decisions/reasons.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { fullName } from 'domain/user.ts'
import { expireAccount } from '../accounts/finish-deletion.ts'
import { documentPath } from '../accounts/identity-documents.ts'
import { audit } from '../audit/audit.ts'
import { eachPage, eachPageById } from '../cloud/pages.ts'
import { transact } from '../cloud/store.ts'
import { declareRemoval, intentDeadline, removeDeclared } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import type { RemovalContext, Rule } from './removal.ts'

/**
 * Returns when an application was last decided on; undefined while it waits. Earlier versions did not store the time of a
 * rejection: `firstAt` then.
 */
function decidedAt(user: UserDocument, firstAt: string): string | undefined {
  if (user.is_approved) return user.approvedAt || firstAt
  return user.is_rejected ? rejectionOf(user)?.at || firstAt : undefined
}

const isDecidedBefore = (
  user: UserDocument,
  before: string,
  { firstAt }: Pick<RemovalContext, 'firstAt'>,
): boolean => {
  const at = decidedAt(user, firstAt)
  return at !== undefined && at <= before && !user.deleting
}

/** Finds people whose card pictures are due. Reads only those whose pictures are stored. */
export const dueCards: Rule = async function* (context) {
  for await (const page of eachPage(refs.users.where('cnic_front', '>', ''), 'cnic_front'))
    for (const { id, data } of page)
      if (isDecidedBefore(data, context.before, context)) {
        const at = decidedAt(data, context.firstAt) ?? ''
        yield { id, name: fullName(data), count: 1, at, remove: () => removeCards(id, context) }
      }
}

/** Removes both sides of a card, also those of earlier attempts. */
async function removeCards(uid: string, context: RemovalContext): Promise<number> {
  const now = context.now.toISOString()
  const removal = await transact('expire cards', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const attempts = await tx.find(refs.attempts.where('uid', '==', uid))
    if (!user || !isDecidedBefore(user, context.before, context)) return undefined
    const paths = [user, ...attempts.map(({ data }) => data.sent)].flatMap((sent) =>
      REQUIRED_DOCUMENTS.flatMap((name) => documentPath(uid, name, sent[name]) ?? []),
    )
    tx.update(refs.users.doc(uid), { cnic_front: '', cnic_back: '', cardsRemovedAt: now })
    for (const { ref } of attempts) tx.update(ref, { 'sent.cnic_front': '', 'sent.cnic_back': '' })
    audit(tx, {
      actor: 'system',
      action: 'document:expire',
      target: uid,
      at: now,
      details: [...REQUIRED_DOCUMENTS],
    })
    const files = [...new Set(paths)]
    return { intent: declareRemoval(tx, files, intentDeadline()), files }
  })
  if (removal?.intent) await removeDeclared(removal.intent, removal.files)
  return removal ? 1 : 0
}

/** Rejected people that are in memory at once. */
const PEOPLE_AT_ONCE = 200

/** Finds rejected applications that were not sent again. */
export const dueRejected: Rule = async function* (context) {
  const { before, firstAt } = context
  const isDue = (user: UserDocument) => user.is_rejected && isDecidedBefore(user, before, context)
  const term = { term: 'rejected', now: context.now.toISOString() } as const
  for await (const page of eachPageById(refs.users.where('is_rejected', '==', true), PEOPLE_AT_ONCE))
    for (const { id, data } of page)
      if (isDecidedBefore(data, before, context))
        yield {
          id,
          name: fullName(data),
          count: 1,
          at: decidedAt(data, firstAt) ?? '',
          remove: async () => Number(await expireAccount(id, isDue, term)),
        }
}
