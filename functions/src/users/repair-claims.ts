import { type Claims, claimsOf } from 'domain/roles.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { readClaims, MOST_AT_ONCE } from '../cloud/auth.ts'
import { type FoundDocument, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { syncClaims } from './sync-claims.ts'

/**
 * Mends claims that are not those of the document: where two decisions cross and one of their processes ends before its claims
 * are set, the other's may stand last. Who waits for the sweep is left to it, and who cannot sign in has none.
 * @returns how many it mended
 */
export async function repairClaims(users: readonly FoundDocument<UserDocument>[]): Promise<number> {
  const settled = users.filter(({ data }) => !data.claims_pending && !data.deleting)
  let mended = 0
  for (let at = 0; at < settled.length; at += MOST_AT_ONCE) {
    const some = settled.slice(at, at + MOST_AT_ONCE)
    const set = await readClaims(some.map(({ id }) => id))
    for (const { id, data } of some) {
      const [claims, asked] = [set.get(id), claimsOf(data)]
      if (!claims || (claims.role === asked.role && claims.approved === asked.approved)) continue
      if (!(await prepare(id, { seen: data, claims }))) continue
      await syncClaims(id)
      mended += 1
    }
  }
  return mended
}

interface Disagreement {
  /** Her document as it was compared. */
  seen: UserDocument
  /** What she had instead of its claims. */
  claims: Partial<Claims>
}

/**
 * Has her claims set as after a decision: her page reads them again, her sessions end where a refusal takes something, and the sweep
 * finishes what is cut off.
 * @returns false where somebody decided since, whose process sets them itself: her sessions must not end a second time
 */
const prepare = (uid: string, { seen, claims }: Disagreement): Promise<boolean> =>
  transact('claims again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting || user.claims_pending) return false
    // every change of her claims raises it, when it is done at the latest
    if (user.claimsUpdatedAt !== seen.claimsUpdatedAt) return false
    // a refused applicant whose role alone differs loses nothing
    const isQuiet = user.is_rejected && !claims.approved
    if (!isQuiet) tx.update(refs.users.doc(uid), { claims_pending: true })
    return true
  })
