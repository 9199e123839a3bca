import { type Action, actorOf } from 'domain/permissions.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { authorize } from './guard.ts'
import { HttpError } from './responses/http-error.ts'

/** The uid of command line scripts, which run with the project's own credentials. */
export const OPERATOR = 'operator'

/** Who does something, and which permission allows it. */
export interface Authorization {
  /** `OPERATOR` may do everything. */
  uid: string
  action: Action
  /** uid of the resource's owner, where the table says 'own' or 'others'. */
  owner?: string
}

/**
 * Runs a transaction for a user who still has the permission at that moment. It may have been withdrawn since the request was
 * checked.
 * @throws HttpError 401 if the account is gone, 403 if the permission was withdrawn
 */
export const transactAs = <R>(
  authorization: Authorization,
  name: string,
  run: (tx: Transaction) => Promise<R>,
): Promise<R> =>
  transact(name, async (tx) => {
    if (authorization.uid !== OPERATOR) await permitStill(tx, authorization)
    return run(tx)
  })

async function permitStill(tx: Transaction, { uid, action, owner }: Authorization): Promise<void> {
  const user = await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) throw new HttpError(401, ({ server }) => server.sessionEnded)
  authorize(actorOf(uid, user), action, owner)
}
