import { correctionSchema } from 'domain/schemas/registration.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { toUser } from '../users/to-user.ts'
import { changeApplication, type SentChange } from './change-application.ts'

/**
 * Corrects an application that is not approved. It becomes pending under a higher revision; the reason of an earlier rejection
 * stays.
 * @throws HttpError naming every field that is wrong; 400 if nothing changes; 409 if a value is taken or the application was
 * approved; 412 if it was corrected since `revision`, also by the same request
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
      // the role is in the claims too
      claims_pending: before.claims_pending || 'role' in sent.fields,
    }
  }
  const user = await changeApplication({
    uid,
    sent,
    schema: correctionSchema,
    // if the application was approved meanwhile, `derive` says so
    permission: 'profile:read',
    action: 'user:correct',
    derive,
    now,
  })
  return toUser(uid, user.claims_pending ? ((await syncClaims(uid, now)) ?? user) : user)
}
