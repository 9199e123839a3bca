import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { audit } from '../../audit/audit.ts'
import { setAuthEmail, revokeSessions } from '../../cloud/auth.ts'
import { read, remove, transact } from '../../cloud/store.ts'
import { queueMail } from '../../mail/outbox.ts'
import { refs } from '../../refs.ts'
import { openReservations } from '../../users/uniques.ts'
import { updateUserIndex } from '../../users/user-index.ts'
import { emailChangeIntent } from './email-change.ts'

/**
 * Does every step after both confirmations. Each can be repeated, by the same link or by the sweep. Auth comes first, since it
 * may know the address from an account that we do not store. The user's sessions end.
 */
export async function finishEmailChange(uid: string, now = new Date().toISOString()): Promise<void> {
  const change = await read(refs.emailChanges.doc(uid))
  const isMoved = change?.state === 'moving' ? await move(uid, change, now) : change?.state === 'done'
  if (isMoved) await revokeSessions(uid)
  await remove(emailChangeIntent(uid))
}

/** Gives a user the new address, in Auth and in the document. @returns false if somebody else has it by now */
async function move(uid: string, { email, key }: EmailChangeDocument, now: string): Promise<boolean> {
  const isFree = await setAuthEmail(uid, email)
  await transact('move e-mail', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const change = await tx.read(refs.emailChanges.doc(uid))
    if (!user || change?.state !== 'moving' || change.key !== key) return
    const reservations = await openReservations(tx)
    tx.update(refs.emailChanges.doc(uid), { state: isFree ? 'done' : 'refused' })
    reservations.release({ email: isFree ? user.email : email })
    if (!isFree)
      return audit(tx, { actor: uid, action: 'user:taken', target: uid, at: now, details: ['email'] })
    tx.update(refs.users.doc(uid), { email })
    updateUserIndex(tx, uid, user, { ...user, email })
    queueMail(tx, 'emailChangedOld', { uid, user }, { id: key, now, data: { at: now, email } })
    queueMail(tx, 'emailChanged', { uid, user: { ...user, email } }, { id: key, now, data: { at: now } })
    audit(tx, { actor: uid, action: 'email:change', target: uid, at: now })
  })
  return isFree
}
