import type { Action } from 'domain/permissions.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { authorize } from './guard.ts'
import { HttpError } from './responses/http-error.ts'

/** Who acts from the command line, with the project's own credentials. */
export const OPERATOR = 'operator'

/** Who does something, and the line of the permission table that lets her. */
export interface Authorization {
  /** `OPERATOR` may do everything. */
  uid: string
  action: Action
  /** uid of the person whose thing it is, where the table says 'own' or 'others'. */
  owner?: string
}

/**
 * Runs a transaction for somebody who may still do this at its moment, whatever was found when her request came: the
 * right may have been taken from her since.
 * @throws HttpError 401 when her account is gone, 403 when she may no longer
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
  authorize({ uid, role: user.role, approved: user.is_approved }, action, owner)
}
