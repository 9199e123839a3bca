import { isDeepStrictEqual } from 'node:util'
import { isPossibleDuplicate, likenessOf, type PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { DUPLICATES_COMPARED } from 'domain/limits.ts'
import type { DuplicateDocument } from 'domain/stored/duplicate.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { audit } from '../audit/audit.ts'
import { find, read, readMany, type Transaction } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { hashedKeys, storeKeys } from '../users/duplicate-keys.ts'
import { toUser } from '../users/to-user.ts'

type Found = NonNullable<DuplicateDocument['found']>

/**
 * Finds users who may be the same person as an applicant, the most alike first. Pairs that an admin told apart are left out.
 * What is found is stored before it is answered. Reads the applicant, a document for each user with a key in common, and these users.
 * @param by uid of the admin
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function findDuplicates(
  uid: string,
  by: string,
  now = new Date().toISOString(),
): Promise<PossibleDuplicate[]> {
  const user = await read(refs.users.doc(uid))
  if (!user || user.deleting) throw notFound()
  const keys = hashedKeys(user)
  const sharing = refs.duplicates.where('keys', 'array-contains-any', keys).limit(DUPLICATES_COMPARED + 1)
  const candidates = keys.length > 0 ? await find(sharing) : []
  const ids = candidates.map(({ id }) => id).filter((id) => id !== uid)
  const others = await readMany(ids.map((id) => refs.users.doc(id)))
  const alike = ids.flatMap((id, n): PossibleDuplicate[] => {
    const other = others[n]
    if (!other || other.deleting) return []
    const likeness = likenessOf(user, other)
    return isPossibleDuplicate(likeness) ? [{ user: toUser(id, other), likeness }] : []
  })
  const known = candidates.find(({ id }) => id === uid)?.data.found ?? {}
  if (!isDeepStrictEqual(withFound(known, alike, now), known)) await storeFound({ uid, by, alike, now })
  return alike
    .filter((one) => !known[one.user.id]?.is_dismissed)
    .toSorted((a, b) => Object.keys(b.likeness).length - Object.keys(a.likeness).length)
}

/** Returns what to store: what was found now, and what was dismissed whenever it was found. */
function withFound(known: Found, alike: readonly PossibleDuplicate[], now: string): Found {
  const dismissed = Object.entries(known).filter(([, { is_dismissed }]) => is_dismissed)
  const found = alike.map(({ user: { id }, likeness }) => {
    const { at = now, is_dismissed = false } = known[id] ?? {}
    return [id, { likeness, at, is_dismissed }] as const
  })
  return Object.fromEntries([...dismissed, ...found])
}

interface Finding {
  uid: string
  by: string
  alike: readonly PossibleDuplicate[]
  now: string
}

/** Stores what was found about those who are still there: a deletion that ends meanwhile leaves nothing behind. */
const storeFound = ({ uid, by, alike, now }: Finding): Promise<void> =>
  transactAs({ uid: by, action: 'user:compare', owner: uid }, 'store duplicates', async (tx) => {
    const known = await tx.read(refs.duplicates.doc(uid))
    const still = await tx.readMany(alike.map(({ user: { id } }) => refs.users.doc(id)))
    if (!known) return
    const there = alike.filter((_one, n) => still[n])
    tx.update(refs.duplicates.doc(uid), { found: withFound(known.found ?? {}, there, now) })
  })

/**
 * Notes that two users are two people, about both of them. They are not shown to each other's readers again. The same request again
 * changes nothing.
 * @param by uid of the admin
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export const dismissDuplicate = (
  uid: string,
  other: string,
  by: string,
  now = new Date().toISOString(),
): Promise<undefined> =>
  transactAs({ uid: by, action: 'user:compare', owner: uid }, 'dismiss duplicate', async (tx) => {
    const [one, two] = [await readPerson(tx, uid), await readPerson(tx, other)]
    if (one.found[other]?.is_dismissed && two.found[uid]?.is_dismissed) return undefined
    const likeness = likenessOf(one.user, two.user)
    for (const [id, { user, found }, same] of [
      [uid, one, other],
      [other, two, uid],
    ] as const) {
      // an older user may have no keys yet
      storeKeys(tx, id, user)
      const at = found[same]?.at ?? now
      tx.merge(refs.duplicates.doc(id), { found: { [same]: { likeness, at, is_dismissed: true } } })
      audit(tx, { actor: by, action: 'user:distinguish', target: id, at: now })
    }
    return undefined
  })

async function readPerson(tx: Transaction, uid: string): Promise<{ user: UserDocument; found: Found }> {
  const user = await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) throw notFound()
  return { user, found: (await tx.read(refs.duplicates.doc(uid)))?.found ?? {} }
}
