import { profileSchema } from 'domain/schemas/correction.ts'
import type { User } from 'domain/user.ts'
import { toUser } from '../users/to-user.ts'
import { changeApplication, type SentChange } from './change-application.ts'

/**
 * Changes what a member may change by herself; who she is was approved, and stays. Where nothing changes nothing is
 * written.
 * @throws Refusal naming every field that is wrong; 401 or 403 when she may no longer
 */
export async function changeProfile(
  uid: string,
  sent: SentChange,
  now = new Date().toISOString(),
): Promise<User> {
  const user = await changeApplication({
    uid,
    sent,
    schema: profileSchema,
    permission: 'profile:change',
    action: 'user:change',
    derive: () => ({}),
    now,
  })
  return toUser(uid, user)
}
