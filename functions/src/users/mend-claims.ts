import { claimsOf } from 'domain/roles.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { claimsAmong, MOST_AT_ONCE } from '../cloud/auth.ts'
import { type Found, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { syncClaims } from './sync-claims.ts'

/**
 * Mends claims that are not those of the document: where two decisions cross and one of their processes ends before its claims
 * are set, the other's may stand last. Who waits for the sweep is left to it, and who cannot sign in has none.
 * @returns how many it mended
 */
export async function mendClaims(users: readonly Found<UserDocument>[]): Promise<number> {
  const settled = users.filter(({ data }) => !data.claims_pending && !data.deleting)
  let mended = 0
  for (let at = 0; at < settled.length; at += MOST_AT_ONCE) {
    const some = settled.slice(at, at + MOST_AT_ONCE)
    const set = await claimsAmong(some.map(({ id }) => id))
    for (const { id, data } of some) {
      const [claims, asked] = [set.get(id), claimsOf(data)]
      if (!claims || (claims.role === asked.role && claims.approved === asked.approved)) continue
      await markPending(id)
      await syncClaims(id)
      mended += 1
    }
  }
  return mended
}

/** Has her claims set as after a decision: her sessions end where something was taken, and the sweep finishes what is cut off. */
const markPending = (uid: string): Promise<void> =>
  transact('claims again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (user && !user.deleting) tx.update(refs.users.doc(uid), { claims_pending: true })
  })
