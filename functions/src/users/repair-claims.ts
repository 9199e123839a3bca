import { type Claims, claimsOf } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { readClaims, MAX_USERS_PER_CALL } from '../cloud/auth.ts'
import { type FoundDocument, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { syncClaims } from './sync-claims.ts'

/**
 * Corrects claims that differ from the document. If two decisions cross and one process ends early, the claims of the other may
 * remain. Users who wait for the sweep, or have no Auth user, are skipped.
 * @returns how many were corrected
 */
export async function repairClaims(users: readonly FoundDocument<UserDocument>[]): Promise<number> {
  const settled = users.filter(({ data }) => !data.claims_pending && !data.deleting)
  let repaired = 0
  for (let at = 0; at < settled.length; at += MAX_USERS_PER_CALL) {
    const some = settled.slice(at, at + MAX_USERS_PER_CALL)
    const set = await readClaims(some.map(({ id }) => id))
    for (const { id, data } of some) {
      const [claims, asked] = [set.get(id), claimsOf(data)]
      if (!claims || (claims.role === asked.role && claims.approved === asked.approved)) continue
      if (!(await prepare(id, { seen: data, claims }))) continue
      await syncClaims(id)
      repaired += 1
    }
  }
  return repaired
}

interface Disagreement {
  /** The document as compared. */
  seen: UserDocument
  /** The claims that differ from it. */
  claims: Partial<Claims>
}

/**
 * Prepares new claims as after a decision: the page reads them again, sessions end if a rejection takes something away, and the
 * sweep finishes an interruption.
 * @returns false if somebody decided since: that process sets the claims, and sessions must not end twice
 */
const prepare = (uid: string, { seen, claims }: Disagreement): Promise<boolean> =>
  transact('claims again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting || user.claims_pending) return false
    // every change of the claims raises it at the latest when it ends
    if (user.claimsUpdatedAt !== seen.claimsUpdatedAt) return false
    // a refused applicant whose role alone differs loses nothing
    const isQuiet = user.is_rejected && !claims.approved
    if (!isQuiet) tx.update(refs.users.doc(uid), { claims_pending: true })
    return true
  })
