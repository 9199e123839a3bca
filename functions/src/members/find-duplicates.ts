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
 * Finds users who may be the same person as an applicant, the most alike first. Those whom an admin told apart are last, and say so.
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
  const sharing = await findSharing(keys)
  // many may have a business in common: none of them hides who has the phone or the name and the birth date
  const candidates =
    sharing.length > DUPLICATES_COMPARED
      ? uniqueById([...(await findSharing(hashedKeys({ ...user, business: '' }))), ...sharing])
      : sharing
  const ids = candidates.map(({ id }) => id).filter((id) => id !== uid)
  const others = await readMany(ids.map((id) => refs.users.doc(id)))
  const known = candidates.find(({ id }) => id === uid)?.data.found ?? {}
  const alike = ids.flatMap((id, n): PossibleDuplicate[] => {
    const other = others[n]
    if (!other || other.deleting) return []
    const likeness = likenessOf(user, other)
    const { is_dismissed = false } = known[id] ?? {}
    return isPossibleDuplicate(likeness) ? [{ user: toUser(id, other), likeness, is_dismissed }] : []
  })
  if (!isDeepStrictEqual(withFound(known, alike, now), known)) await storeFound({ uid, by, alike, now })
  return alike.toSorted(
    (a, b) =>
      Number(a.is_dismissed) - Number(b.is_dismissed) ||
      Object.keys(b.likeness).length - Object.keys(a.likeness).length,
  )
}

/** Reads the documents of users with one of these keys, one more than are compared. */
const findSharing = async (keys: readonly string[]) =>
  keys.length > 0
    ? find(refs.duplicates.where('keys', 'array-contains-any', keys).limit(DUPLICATES_COMPARED + 1))
    : []

const uniqueById = <T extends { id: string }>(found: readonly T[]): T[] =>
  found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)

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

interface Answer {
  /** Uid of the admin. */
  by: string
  /** Whether they are two people; false undoes that. */
  isDismissed: boolean
  now?: string
}

/**
 * Notes whether two users are two people, about both of them. The same request again changes nothing.
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export const answerDuplicate = (
  uid: string,
  other: string,
  { by, isDismissed, now = new Date().toISOString() }: Answer,
): Promise<undefined> =>
  transactAs({ uid: by, action: 'user:compare', owner: uid }, 'answer duplicate', async (tx) => {
    const [one, two] = [await readPerson(tx, uid), await readPerson(tx, other)]
    const stored = [one.found[other], two.found[uid]]
    if (stored.every((found) => (found?.is_dismissed ?? false) === isDismissed)) return undefined
    const action = isDismissed ? 'user:distinguish' : 'user:reconsider'
    const likeness = likenessOf(one.user, two.user)
    for (const [id, { user, found }, same] of [
      [uid, one, other],
      [other, two, uid],
    ] as const) {
      // an older user may have no keys yet
      storeKeys(tx, id, user)
      const at = found[same]?.at ?? now
      tx.merge(refs.duplicates.doc(id), { found: { [same]: { likeness, at, is_dismissed: isDismissed } } })
      audit(tx, { actor: by, action, target: id, at: now })
    }
    return undefined
  })

async function readPerson(tx: Transaction, uid: string): Promise<{ user: UserDocument; found: Found }> {
  const user = await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) throw notFound()
  return { user, found: (await tx.read(refs.duplicates.doc(uid)))?.found ?? {} }
}
