import { audit } from '../audit/audit.ts'
import { disableAuthUser, removeAuthUser, revokeSessions } from '../cloud/auth.ts'
import { removeFolder } from '../cloud/files.ts'
import { read, remove, transact } from '../cloud/store.ts'
import { Refusal } from '../http/refusal.ts'
import { dueIfCutOff } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { ensureAdmin, ensureAdminRemains } from '../users/admins.ts'
import { release } from '../users/uniques.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { identityFolder } from './identity-documents.ts'

const intentOf = (uid: string) => refs.intents.doc(`delete-${uid}`)

/**
 * Deletes an account so that nothing of it is left but lines of the audit log. The same request again, or the
 * sweep, goes on where the first stopped.
 * @param by uid of the deciding admin, or her own
 * @throws Refusal 403, 404 or 409
 */
export async function deleteAccount(uid: string, by: string, now = new Date().toISOString()): Promise<void> {
  await transact('delete', async (tx) => {
    const [user, decider] = await tx.readMany([refs.users.doc(uid), refs.users.doc(by)])
    const begun = await tx.read(intentOf(uid))
    if (by !== uid) ensureAdmin(decider)
    if (begun) return
    if (!user) throw new Refusal(404, ({ server }) => server.notFound)
    await ensureAdminRemains(tx, uid, user)
    tx.update(refs.users.doc(uid), { deleting: true })
    tx.create(intentOf(uid), { kind: 'delete', state: 'open', uid, paths: [], due: dueIfCutOff() })
    audit(tx, { actor: by, action: 'user:delete', target: uid, at: now })
  })
  await finishDeletion(uid)
}

/** Every step after the decision; each can be repeated. Her page is signed out first, her Auth user goes last. */
export async function finishDeletion(uid: string): Promise<void> {
  if (await read(refs.users.doc(uid))) {
    await disableAuthUser(uid)
    await revokeSessions(uid)
    await removeFolder(identityFolder(uid))
    await transact('forget', async (tx) => {
      const user = await tx.read(refs.users.doc(uid))
      const mails = await tx.find(refs.mail.where('uid', '==', uid))
      if (!user) return
      tx.remove(refs.users.doc(uid))
      release(tx, user)
      updateUserIndex(tx, uid, user, undefined)
      for (const { ref } of mails) tx.remove(ref)
    })
  }
  await removeAuthUser(uid)
  await remove(intentOf(uid))
}
