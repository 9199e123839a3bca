import { EMAIL_SIDES } from 'domain/email-change.ts'
import { rule } from 'domain/values/rule.ts'
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
 * Requests a change of a user's e-mail address and mails a link to both addresses. A newer request replaces one that waits.
 * Whether the address is taken is checked only after both confirmations, so that nobody can find out who has an account.
 * @throws HttpError 400 for the current address; 403 for a wrong password or a withdrawn right; 409 while a change is being
 * stored
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
    const change =
      isWaiting(last, now) && last.email === email ? last : newEmailChange(email, user.email, now)
    tx.replace(refs.emailChanges.doc(uid), change)
    queueEmailLinks(tx, uid, user, change, now)
    audit(tx, { actor: uid, action: 'email:ask', target: uid, at: now })
  })
}

/**
 * Cancels the requested change, so that its links are invalid. Without one it writes nothing.
 * @throws HttpError 401, 403; 409 once both addresses have confirmed
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
 * Mails the links of the waiting change again.
 * @throws HttpError 401, 403; 404 if none waits
 */
export const resendEmailLinks = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'email:change', owner: uid }, 'mail links again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const change = await tx.read(refs.emailChanges.doc(uid))
    if (!user || !isWaiting(change, now)) throw notFound()
    queueEmailLinks(tx, uid, user, change, now)
  })

/** Queues the link for each address that has not confirmed. The new address may be a stranger's, so its mail has no name. */
function queueEmailLinks(
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
