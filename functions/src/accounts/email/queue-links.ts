import { EMAIL_SIDES } from 'domain/email-change.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Transaction } from '../../cloud/store.ts'
import { queueMail } from '../../mail/outbox.ts'

/** Mails its link to each address that has not said yes. The new one may be anybody's, so its mail names nobody. */
export function queueEmailLinks(
  tx: Transaction,
  uid: string,
  user: UserDocument,
  { email, key, confirmed }: EmailChangeDocument,
  now: string,
): void {
  const readers = { old: user, new: { ...user, email, first_name: '' } }
  const templates = { old: 'emailOld', new: 'emailNew' } as const
  for (const side of EMAIL_SIDES.filter((each) => confirmed[each] === ''))
    queueMail(tx, templates[side], { uid, user: readers[side] }, { id: now, now, data: { email, key } })
}
