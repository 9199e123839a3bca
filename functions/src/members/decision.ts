import type { UserDocument } from 'domain/user.ts'
import type { Work } from '../cloud/store.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import { refs } from '../refs.ts'

/** Who acts from the command line, with the project's own credentials. */
export const OPERATOR = 'operator'

/**
 * The user to be decided on, and the certainty that the decider is an approved admin at this moment.
 * @param revision that the decider looked at
 * @throws Refusal 403, 404 or 412
 */
export async function readForDecision(
  work: Work,
  uid: string,
  by: string,
  revision: number | undefined,
): Promise<UserDocument> {
  const [user, decider] = await work.readMany([refs.users.doc(uid), refs.users.doc(by)])
  if (by !== OPERATOR && !(decider?.role === 'admin' && decider.is_approved && !decider.deleting))
    throw new Refusal(403, texts.server.forbidden)
  if (!user || user.deleting) throw new Refusal(404, texts.server.notFound)
  if (revision !== undefined && user.revision !== revision) throw new Refusal(412, texts.users.changed)
  return user
}

/**
 * Refuses to take the last approved admin's approval or account away.
 * @throws Refusal 409
 */
export async function ensureAdminRemains(work: Work, uid: string, user: UserDocument): Promise<void> {
  if (!(user.role === 'admin' && user.is_approved)) return
  const admins = await work.find(refs.users.where('role', '==', 'admin').where('is_approved', '==', true))
  if (!admins.some(({ id, data }) => id !== uid && !data.deleting))
    throw new Refusal(409, texts.users.lastAdmin)
}
