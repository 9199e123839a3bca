import type { AuditAction, AuditDocument } from 'domain/stored/audit.ts'
import { mailsEn } from 'domain/texts/mails/mails-en.ts'
import { eachPage } from '../cloud/pages.ts'
import { find, type FoundDocument, transact, type Transaction } from '../cloud/store.ts'
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

interface Forgetting {
  /** Runs for each page of lines by the user, before they are changed. */
  before: (lines: AuditDocument[]) => Promise<void>
  /** Asked after each page. */
  hasTime: () => boolean
}

/**
 * Removes a deleted user from the audit log. What was done for the office keeps the name of that time. Can be repeated after a
 * failure at any step.
 * @returns whether it is finished; if not, the next call goes on
 */
export async function removeFromAudit(
  uid: string,
  name: string,
  { before, hasTime }: Forgetting,
): Promise<boolean> {
  for await (const page of eachPage(refs.audit.where('actor', '==', uid), 'at')) {
    await before(page.map(({ data }) => data))
    await changeLines(page, ({ action, target }) =>
      target === uid || SENDING.includes(action)
        ? { actor: 'deleted' }
        : { actor: 'deleted', actor_name: name },
    )
    if (!hasTime()) return false
  }
  for await (const page of eachPage(refs.audit.where('target', '==', uid), 'at')) {
    await changeLines(page, () => ({ target: 'deleted' }))
    if (!hasTime()) return false
  }
  await changeLines(await findLinesOfMails(uid), () => ({ target: 'deleted' }))
  return true
}

/** Finds the lines of earlier versions about mails to a user. Their targets are ids of mails, which begin with template and uid. */
async function findLinesOfMails(uid: string): Promise<FoundDocument<AuditDocument>[]> {
  const ids = Object.keys(mailsEn).map((template) => `${template}-${uid}-`)
  const found = await Promise.all(
    ids.map((id) => find(refs.audit.where('target', '>=', id).where('target', '<', `${id}\uf8ff`))),
  )
  return found.flat()
}

async function changeLines(
  lines: FoundDocument<AuditDocument>[],
  change: (line: AuditDocument) => Partial<AuditDocument>,
): Promise<void> {
  if (lines.length === 0) return
  await transact('forget lines', async (tx) => {
    for (const { ref, data } of lines) tx.update(ref, change(data))
  })
}
