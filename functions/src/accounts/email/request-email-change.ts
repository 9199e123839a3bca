import { EMAIL_SIDES } from 'domain/email-change.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { audit } from '../../audit/audit.ts'
import { read, type Transaction } from '../../cloud/store.ts'
import { HttpError, notFound } from '../../http/responses/http-error.ts'
import { transactAs } from '../../http/transact-as.ts'
import { queueMail } from '../../mail/outbox.ts'
import { refs } from '../../refs.ts'
import { verifyPassword } from '../password/check-password.ts'
import { isWaiting, newEmailChange } from './email-change.ts'

/**
 * Begins a change of her e-mail address: a link is mailed to both. Another address takes the place of the one that waits. Whether
 * somebody has it is not looked up: who asks learns nothing, and it is free or not when both have said yes.
 * @throws HttpError 400 for the address that she has; 403 for a wrong password, or when she may no longer; 409 while one is being stored
 */
export async function requestEmailChange(
  uid: string,
  { email, password }: { email: string; password: string },
  now = new Date().toISOString(),
): Promise<void> {
  const user = await read(refs.users.doc(uid))
  if (!user) throw notFound()
  if (email === user.email) throw new HttpError(400, { email: [rule('emailSame')] })
  await verifyPassword({ uid, email: user.email }, password)
  await transactAs({ uid, action: 'email:change', owner: uid }, 'ask for e-mail', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const last = await tx.read(refs.emailChanges.doc(uid))
    if (!user) throw notFound()
    if (last?.state === 'moving') throw new HttpError(409, ({ users }) => users.emailMoving)
    // asked once more, as after a lost answer: links that were mailed stay good
    const change = isWaiting(last, now) && last.email === email ? last : newEmailChange(email, now)
    tx.replace(refs.emailChanges.doc(uid), change)
    queueEmailLinks(tx, uid, user, change, now)
    audit(tx, { actor: uid, action: 'email:ask', target: uid, at: now })
  })
}

/**
 * Takes back the change that she has asked for: its links mean nothing any more. Without one nothing is written.
 * @throws HttpError 401, 403; 409 once both addresses have said yes
 */
export const cancelEmailChange = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'email:change', owner: uid }, 'keep e-mail', async (tx) => {
    const change = await tx.read(refs.emailChanges.doc(uid))
    if (change?.state === 'moving') throw new HttpError(409, ({ users }) => users.emailMoving)
    if (change?.state !== 'open') return
    tx.remove(refs.emailChanges.doc(uid))
    audit(tx, { actor: uid, action: 'email:keep', target: uid, at: now })
  })

/**
 * Mails the links of the change that waits once more.
 * @throws HttpError 401, 403; 404 where none waits
 */
export const resendEmailLinks = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'email:change', owner: uid }, 'mail links again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const change = await tx.read(refs.emailChanges.doc(uid))
    if (!user || !isWaiting(change, now)) throw notFound()
    queueEmailLinks(tx, uid, user, change, now)
  })

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
