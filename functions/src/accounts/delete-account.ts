import { audit } from '../audit/audit.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { ensureAdminRemains } from '../users/admins.ts'
import { timeLimit } from '../time-limit.ts'
import {
  beginDeletion,
  deletionIntent,
  finishDeletion,
  hasConfirmedEmail,
  queueNews,
} from './finish-deletion.ts'

/** Seconds of a request that are spent on removing what was sent. The request may last 60. */
const SECONDS = 30

/**
 * Deletes an account, except for its lines in the audit log. The same request again, or the sweep, continues an interrupted
 * deletion or one that takes long. A mail says so if the address is confirmed: another one may be somebody else's.
 * @param by uid of the deciding admin, or of the user
 * @throws HttpError 401, 403, 404 or 409
 */
export async function deleteAccount(uid: string, by: string, now = new Date().toISOString()): Promise<void> {
  const isOwn = by === uid
  const action = isOwn ? 'account:delete' : 'user:delete'
  const isTold = await hasConfirmedEmail(uid)
  await transactAs({ uid: by, action, owner: uid }, 'delete', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (await tx.read(deletionIntent(uid))) return
    if (!user) throw notFound()
    await ensureAdminRemains(tx, uid, user)
    beginDeletion(tx, uid)
    if (isTold) queueNews(tx, isOwn ? 'accountDeleted' : 'accountRemoved', user, now)
    audit(tx, { actor: by, action: 'user:delete', target: uid, at: now })
  })
  await finishDeletion(uid, timeLimit(SECONDS))
}
