import type { AuditAction, AuditDocument } from 'domain/stored/audit.ts'
import type { Query } from 'firebase-admin/firestore'
import { eachPage } from '../cloud/pages.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Writes one line of the audit log, in the transaction of the change that it records. */
export function audit(
  tx: Transaction,
  line: Omit<AuditDocument, 'details'> & Partial<Pick<AuditDocument, 'details'>>,
): void {
  tx.create(refs.audit.doc(), { details: [], ...line })
}

/** Actions about a form that anybody may send. */
const SENDING: readonly AuditAction[] = [
  'message:send',
  'volunteer:send',
  'donation:send',
  'donation:pay',
  'donation:refuse',
  'comment:send',
]

/**
 * Removes a deleted user from the audit log. What was done for the office keeps the name of that time. Can be repeated after a
 * failure at any step.
 */
export async function removeFromAudit(uid: string, name: string): Promise<void> {
  await changeLines(refs.audit.where('actor', '==', uid), ({ action, target }) =>
    target === uid || SENDING.includes(action)
      ? { actor: 'deleted' }
      : { actor: 'deleted', actor_name: name },
  )
  await changeLines(refs.audit.where('target', '==', uid), () => ({ target: 'deleted' }))
  // the id of a mail contains the uid
  await changeLines(refs.audit.where('action', '==', 'mail:send'), ({ target }) =>
    target.includes(uid) ? { target: 'deleted' } : undefined,
  )
}

async function changeLines(
  lines: Query<AuditDocument>,
  change: (line: AuditDocument) => Partial<AuditDocument> | undefined,
): Promise<void> {
  for await (const page of eachPage(lines, 'at')) {
    const changes = page.flatMap(({ ref, data }) => {
      const changed = change(data)
      return changed ? [{ ref, changed }] : []
    })
    if (changes.length === 0) continue
    await transact('forget lines', async (tx) => {
      for (const { ref, changed } of changes) tx.update(ref, changed)
    })
  }
}
