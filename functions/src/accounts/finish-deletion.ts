import type { TermName } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'
import { randomUUID } from 'node:crypto'
import { audit, removeFromAudit } from '../audit/audit.ts'
import { disableAuthUser, isEmailConfirmed, removeAuthUser, revokeSessions } from '../cloud/auth.ts'
import { removeFolder } from '../cloud/files.ts'
import { eachPageById } from '../cloud/pages.ts'
import { read, remove, transact, type Transaction, updateIfThere } from '../cloud/store.ts'
import { uploadFolder } from '../files/uploads.ts'
import { removeFormsOf, removeOldForms } from '../forms/forms-of-user.ts'
import { intentDeadline } from '../intents/intents.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { timeLimit, unlimited } from '../time-limit.ts'
import { forgetAttempts } from '../users/attempts.ts'
import { forgetDuplicates } from '../users/duplicate-keys.ts'
import { openReservations } from '../users/uniques.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { identityFolder } from './identity-documents.ts'

/** Returns the reference of the intent that exists while an account is being deleted. */
export const deletionIntent = (uid: string) => refs.intents.doc(`delete-${uid}`)

/** Seconds for what one account has sent, when its term ends: strangers decide how much that is. */
const SECONDS = 30

/** Mails that are removed in one transaction. */
const MAILS_AT_ONCE = 200

/**
 * Does every step after the decision; each can be repeated. The user is signed out first, and the Auth user is removed last.
 * @param hasTime asked after each page of forms, lines and mails; without time the job of the next minute goes on
 */
export async function finishDeletion(uid: string, hasTime = unlimited): Promise<void> {
  const leaving = await read(refs.users.doc(uid))
  if (leaving) {
    await disableAuthUser(uid)
    await revokeSessions(uid)
    await removeFolder(identityFolder(uid))
    await removeFolder(uploadFolder(uid))
    const isForgotten =
      (await removeFormsOf(uid, hasTime)) &&
      (await removeFromAudit(uid, leaving.full_name, { before: removeOldForms, hasTime })) &&
      (await removeMailsOf(uid, hasTime))
    // due after what waits already
    if (!isForgotten) return updateIfThere(deletionIntent(uid), { due: new Date().toISOString() })
    await transact('forget', async (tx) => {
      const user = await tx.read(refs.users.doc(uid))
      const mails = await tx.find(refs.mail.where('uid', '==', uid))
      const change = await tx.read(refs.emailChanges.doc(uid))
      const removeAttempts = await forgetAttempts(tx, uid)
      const removeDuplicates = await forgetDuplicates(tx, uid)
      if (!user) return
      const reservations = await openReservations(tx)
      tx.remove(refs.users.doc(uid))
      tx.remove(refs.decisions.doc(uid))
      tx.remove(refs.emailChanges.doc(uid))
      tx.remove(refs.histories.doc(uid))
      tx.remove(refs.secondFactors.doc(uid))
      removeAttempts()
      removeDuplicates()
      reservations.release(user)
      if (change?.state === 'moving') reservations.release({ email: change.email })
      updateUserIndex(tx, uid, user, undefined)
      for (const { ref } of mails) tx.remove(ref)
    })
  }
  await removeAuthUser(uid)
  await remove(deletionIntent(uid))
}

/** Removes the mails about a user, except those that are written meanwhile. @returns whether it is finished */
async function removeMailsOf(uid: string, hasTime: () => boolean): Promise<boolean> {
  for await (const page of eachPageById(refs.mail.where('uid', '==', uid), MAILS_AT_ONCE)) {
    await transact('forget mails', async (tx) => {
      for (const { ref } of page) tx.remove(ref)
    })
    if (!hasTime()) return false
  }
  return true
}

/**
 * Deletes an account at the end of its term, unless that changed meanwhile. A mail says so if the address is confirmed. What takes
 * long is finished by the sweep.
 * @param isDue asked about the stored user, who is no admin then
 * @param term what the log names
 * @returns whether it was deleted
 */
export async function expireAccount(
  uid: string,
  isDue: (user: UserDocument) => boolean,
  { term, now }: { term: TermName; now: string },
): Promise<boolean> {
  const isTold = await hasConfirmedEmail(uid)
  const isExpired = await transact('expire account', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting || !isDue(user)) return false
    beginDeletion(tx, uid)
    if (isTold) queueNews(tx, 'accountExpired', user, now)
    audit(tx, { actor: 'system', action: 'user:expire', target: uid, at: now, details: [term] })
    return true
  })
  if (isExpired) await finishDeletion(uid, timeLimit(SECONDS))
  return isExpired
}

/** Decides on a deletion. The user can do nothing from then on, and the sweep finishes it. */
export function beginDeletion(tx: Transaction, uid: string): void {
  tx.update(refs.users.doc(uid), { deleting: true })
  tx.create(deletionIntent(uid), { kind: 'delete', state: 'open', uid, paths: [], due: intentDeadline() })
}

/** Queues the mail that tells somebody of the deletion. It does not go with the account. */
export const queueNews = (tx: Transaction, template: MailTemplate, user: UserDocument, now: string): void =>
  queueMail(tx, template, { uid: 'deleted', user }, { id: randomUUID(), now, data: { at: now } })

/** Returns whether a user has confirmed the address, so that a mail goes to nobody else. */
export async function hasConfirmedEmail(uid: string): Promise<boolean> {
  const user = await read(refs.users.doc(uid))
  return user !== undefined && isEmailConfirmed(uid, user.email)
}
