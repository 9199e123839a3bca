import type { UserDocument } from 'domain/stored/user.ts'
import type { Transaction } from '../cloud/store.ts'
import { Refusal } from '../http/refusal.ts'
import { refs } from '../refs.ts'
import { ensureAdmin } from '../users/admins.ts'

/** Who acts from the command line, with the project's own credentials. */
export const OPERATOR = 'operator'

export interface Decision {
  /** uid of the deciding admin, or `OPERATOR`. */
  by: string
  /** The revision that was looked at; a later one is refused with 412. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Reads the user to be decided on, and makes sure that the decider is an approved admin at this moment.
 * @throws Refusal 403, 404 or 412
 */
export async function readForDecision(
  tx: Transaction,
  uid: string,
  { by, revision }: Decision,
): Promise<UserDocument> {
  const [user, decider] = await tx.readMany([refs.users.doc(uid), refs.users.doc(by)])
  if (by !== OPERATOR) ensureAdmin(decider)
  if (!user || user.deleting) throw new Refusal(404, ({ server }) => server.notFound)
  if (revision !== undefined && user.revision !== revision)
    throw new Refusal(412, ({ users }) => users.changed)
  return user
}
