import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { syncClaims } from '../users/sync-claims.ts'
import { toUser } from '../users/to-user.ts'

/**
 * Lets the claims follow a decision, where it asks for that.
 * @param user as the decision wrote her
 * @returns the user as she stands then
 * @throws Refusal 404 when she has been deleted meanwhile
 */
export async function followDecision(uid: string, user: UserDocument, now: string): Promise<User> {
  const synced = user.claims_pending ? await syncClaims(uid, now) : user
  if (!synced) throw new Refusal(404, ({ server }) => server.notFound)
  return toUser(uid, synced)
}
