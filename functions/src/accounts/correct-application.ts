import { correctionSchema } from 'domain/schemas/correction.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { toUser } from '../users/to-user.ts'
import { changeApplication, type SentChange } from './change-application.ts'

/**
 * Corrects an application that is not approved, which makes it pending again under a higher revision. The reason
 * of an earlier rejection is kept, for whoever reads it next.
 * @throws HttpError naming every field that is wrong; 400 when nothing is corrected; 409 when something is taken, or it has
 * been approved meanwhile; 412 when it was corrected since `revision`, as by the same request whose answer was lost
 */
export async function correctApplication(
  uid: string,
  sent: SentChange,
  { revision, now = new Date().toISOString() }: { revision?: number | undefined; now?: string } = {},
): Promise<User> {
  const derive = (before: UserDocument, isChanged: boolean): Partial<UserDocument> => {
    if (before.is_approved) throw new HttpError(409, ({ users }) => users.notPending)
    if (revision !== undefined && before.revision !== revision)
      throw new HttpError(412, ({ users }) => users.changed)
    if (!isChanged) throw new HttpError(400, ({ users }) => users.nothingCorrected)
    return {
      ...statusFields('pending'),
      revision: before.revision + 1,
      // who waits already is not moved to the end of the queue for mending a word
      ...(before.is_rejected && { waitingSince: now }),
      // the role that she asks for stands in the claims too
      claims_pending: before.claims_pending || 'role' in sent.fields,
    }
  }
  const user = await changeApplication({
    uid,
    sent,
    schema: correctionSchema,
    // who has been approved meanwhile is told so by `derive`
    permission: 'profile:read',
    action: 'user:correct',
    derive,
    now,
  })
  return toUser(uid, user.claims_pending ? ((await syncClaims(uid, now)) ?? user) : user)
}
