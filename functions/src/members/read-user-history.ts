import type { UserHistory } from 'domain/office/history.ts'
import { audit } from '../audit/audit.ts'
import { isEmailConfirmed } from '../cloud/auth.ts'
import { read } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { findAttempts } from '../users/attempts.ts'
import { allUsers } from '../users/user-index.ts'

/**
 * Reads the earlier decisions on a user, with the names of who decided, and the earlier attempts. The audit log says that an admin
 * reads them, before they leave.
 * @param by uid of the admin
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function readUserHistory(uid: string, by: string): Promise<UserHistory> {
  const [user, history, attempts] = await Promise.all([
    read(refs.users.doc(uid)),
    read(refs.histories.doc(uid)),
    findAttempts(uid),
  ])
  if (!user) throw notFound()
  const decisions = history?.decisions ?? []
  if (attempts.length > 0 || decisions.some(({ reason, office_note }) => reason || office_note))
    await transactAs({ uid: by, action: 'user:view', owner: uid }, 'audit history', async (tx) =>
      audit(tx, { actor: by, action: 'history:view', target: uid, at: new Date().toISOString() }),
    )
  const names = new Map((await allUsers()).map(({ item }) => [item.id, item.full_name]))
  return {
    email_verified: await isEmailConfirmed(uid, user.email),
    decisions: decisions.map((decision) => ({ ...decision, by_name: names.get(decision.by) ?? '' })),
    attempts,
  }
}
