import { audit } from '../audit/audit.ts'
import { disableAuthUser, removeAuthUser, revokeSessions } from '../cloud/auth.ts'
import { removeFolder } from '../cloud/files.ts'
import { read, remove, transact } from '../cloud/store.ts'
import { permit, signedIn } from '../http/guard.ts'
import { idOf } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { dueIfCutOff } from '../intents/intents.ts'
import { ensureAdminRemains } from '../members/decision.ts'
import { indexChange } from '../members/user-index.ts'
import { refs } from '../refs.ts'
import { identityFolder } from './identity-documents.ts'
import { release } from './uniques.ts'

/** DELETE /api/auth/users/{id}/delete/ */
export const deleteUser: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'user:delete', uid)
  await deleteAccount(uid, actor.uid)
  response.status(204).end()
}

/** DELETE /api/auth/profile/ */
export const deleteProfile: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'account:delete', actor.uid)
  await deleteAccount(actor.uid, actor.uid)
  response.status(204).end()
}

const intentOf = (uid: string) => refs.intents.doc(`delete-${uid}`)

/**
 * Deletes an account so that nothing of it is left but lines of the audit log. The same request again, or the
 * sweep, goes on where the first stopped.
 * @param by uid of the deciding admin, or her own
 * @throws Refusal 403, 404 or 409
 */
export async function deleteAccount(uid: string, by: string, now = new Date().toISOString()): Promise<void> {
  await transact('delete', async (work) => {
    const [user, decider] = await work.readMany([refs.users.doc(uid), refs.users.doc(by)])
    const begun = await work.read(intentOf(uid))
    if (by !== uid && !(decider?.role === 'admin' && decider.is_approved && !decider.deleting))
      throw new Refusal(403, texts.server.forbidden)
    if (begun) return
    if (!user) throw new Refusal(404, texts.server.notFound)
    await ensureAdminRemains(work, uid, user)
    work.update(refs.users.doc(uid), { deleting: true })
    work.create(intentOf(uid), { kind: 'delete', state: 'open', uid, paths: [], due: dueIfCutOff() })
    audit(work, { actor: by, action: 'user:delete', target: uid, at: now })
  })
  await finishDeletion(uid)
}

/** Every step after the decision; each can be repeated. Her page is signed out first, her Auth user goes last. */
export async function finishDeletion(uid: string): Promise<void> {
  if (await read(refs.users.doc(uid))) {
    await disableAuthUser(uid)
    await revokeSessions(uid)
    await removeFolder(identityFolder(uid))
    await transact('forget', async (work) => {
      const user = await work.read(refs.users.doc(uid))
      const mails = await work.find(refs.mail.where('uid', '==', uid))
      if (!user) return
      work.remove(refs.users.doc(uid))
      release(work, user)
      indexChange(work, uid, user, undefined)
      for (const { ref } of mails) work.remove(ref)
    })
  }
  await removeAuthUser(uid)
  await remove(intentOf(uid))
}
