import type { UserDocument } from 'domain/stored/user.ts'
import type { Transaction } from '../cloud/store.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { refs } from '../refs.ts'

export interface Decision {
  /** uid of the deciding admin, or `OPERATOR`. */
  by: string
  /** The revision that was looked at; a later one is refused with 412. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Reads the user to be decided on.
 * @throws Refusal 404 or 412
 */
export async function readForDecision(
  tx: Transaction,
  uid: string,
  { revision }: Pick<Decision, 'revision'>,
): Promise<UserDocument> {
  const user = await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) throw new Refusal(404, ({ server }) => server.notFound)
  if (revision !== undefined && user.revision !== revision)
    throw new Refusal(412, ({ users }) => users.changed)
  return user
}
