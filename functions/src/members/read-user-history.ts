import type { UserHistory } from 'domain/office/history.ts'
import { audit } from '../audit/audit.ts'
import { isEmailConfirmed } from '../cloud/auth.ts'
import { read } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { allUsers } from '../users/user-index.ts'

/**
 * Reads the earlier decisions on a user, with the names of who decided. The audit log says that an admin reads the reasons,
 * before they leave.
 * @param by uid of the admin
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function readUserHistory(uid: string, by: string): Promise<UserHistory> {
  const [user, history] = await Promise.all([read(refs.users.doc(uid)), read(refs.histories.doc(uid))])
  if (!user) throw notFound()
  const decisions = history?.decisions ?? []
  if (decisions.some(({ reason }) => reason !== ''))
    await transactAs({ uid: by, action: 'user:view', owner: uid }, 'audit history', async (tx) =>
      audit(tx, { actor: by, action: 'history:view', target: uid, at: new Date().toISOString() }),
    )
  const names = new Map((await allUsers()).map(({ item }) => [item.id, item.full_name]))
  return {
    email_verified: await isEmailConfirmed(uid, user.email),
    decisions: decisions.map((decision) => ({ ...decision, by_name: names.get(decision.by) ?? '' })),
  }
}
