import type { AuditAction } from 'domain/stored/audit.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { readMany } from '../../cloud/store.ts'
import { refs } from '../../refs.ts'
import { auditPages } from './audit-pages.ts'

/** Where a form is stored, by the line of the log that says who sent it. */
const LISTS = {
  'message:send': refs.messages,
  'volunteer:send': refs.volunteers,
  'donation:send': refs.donations,
  'comment:send': refs.comments,
} satisfies Partial<Record<AuditAction, object>>

/** Who of the office dealt with it is the office's; where a CV lies and how a gift was paid are no data of hers to read. */
const KEPT_BACK = ['handler_uid', 'handler_name', 'cv', 'payment']

/** The forms that she sent while she was signed in, newest first. */
export async function* formsSentBy(uid: string): AsyncGenerator<object> {
  const sends = refs.audit.where('actor', '==', uid).where('action', 'in', Object.keys(LISTS))
  for await (const lines of auditPages(sends)) {
    const places = lines.map(({ data: { action, target } }) => ({
      action: action as keyof typeof LISTS,
      target,
    }))
    const found = await readMany(
      places.map(({ action, target }) => (LISTS[action] as CollectionReference<object>).doc(target)),
    )
    for (const [n, { action, target }] of places.entries()) {
      const kept = Object.entries(found[n] ?? {}).filter(([name]) => !KEPT_BACK.includes(name))
      if (kept.length > 0)
        yield { kind: action.replace(':send', ''), reference: target, ...Object.fromEntries(kept) }
    }
  }
}
