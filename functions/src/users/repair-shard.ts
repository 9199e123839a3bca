import type { UserDocument } from 'domain/stored/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { KEYS_VERSION } from 'domain/duplicates/likeness.ts'
import { toComputed } from 'domain/user.ts'
import { find, type FoundDocument, read, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { repairClaims } from './repair-claims.ts'
import { restoreEmails } from './restore-email.ts'
import { SHARD_SIZE } from './shard-size.ts'
import { findShardWithRoom, indexEntry, updateUserIndex } from './user-index.ts'
import { storeKeys } from './duplicate-keys.ts'

/** How much of a shard was wrong and is corrected. */
export interface Repaired {
  /** Entries that were missing, outdated or of deleted users. */
  entries: number
  /** Users who were moved to a shard with room. */
  moved: number
  /** Users whose claims differed from their document. */
  claims: number
  /** Users whose e-mail address in Auth differed from their document. */
  emails: number
}

/**
 * Compares a shard of the index, the claims and the addresses in Auth with the users of that shard, and corrects them. So only the
 * users of one shard are in memory at once.
 */
export async function repairShard(shard: number): Promise<Repaired> {
  const all = await usersOf(shard)
  // first, since corrected entries may be larger
  const moved = await moveOverflow(
    shard,
    all.map(({ id }) => id),
  )
  const isChanged = (await completeUsers(all)) + moved > 0
  const users = isChanged ? await usersOf(shard) : all
  return {
    moved,
    entries: await repairEntries(shard, users),
    claims: await repairClaims(users),
    emails: await restoreEmails(users),
  }
}

const usersOf = (shard: number): Promise<FoundDocument<UserDocument>[]> =>
  find(refs.users.where('indexShard', '==', shard))

const isFromBefore = ({ keysVersion, deleting }: UserDocument): boolean =>
  keysVersion !== KEYS_VERSION && !deleting

/**
 * Stores what an earlier version did not compute of users: phones in E.164, and by what they are found. Each is read again, since it
 * may have changed meanwhile.
 * @returns how many users were changed
 */
async function completeUsers(users: readonly FoundDocument<UserDocument>[]): Promise<number> {
  const older = users.filter(({ data }) => isFromBefore(data))
  for (const { id, ref } of older)
    await transact('complete user', async (tx) => {
      const before = await tx.read(ref)
      if (!before || !isFromBefore(before)) return
      const computed = await toComputed(before)
      const user = { ...before, ...computed }
      tx.update(ref, computed)
      storeKeys(tx, id, user)
      updateUserIndex(tx, id, before, user)
    })
  return older.length
}

/** Returns the highest shard number of the index or of any user; -1 if there are no users. */
export async function lastShard(sizes: Record<string, number>): Promise<number> {
  const [last] = await find(refs.users.orderBy('indexShard', 'desc').limit(1))
  return Math.max(-1, last?.data.indexShard ?? -1, ...Object.keys(sizes).map(Number))
}

/**
 * Corrects the entries and the size of a shard.
 * @param users who belong to it, as just read
 * @returns how many entries were corrected
 */
async function repairEntries(shard: number, users: readonly FoundDocument<UserDocument>[]): Promise<number> {
  const name = String(shard)
  const [stored, meta] = await Promise.all([read(refs.userIndex.doc(name)), read(refs.userIndexMeta)])
  const listed = new Map(Object.entries(stored?.users ?? {}))
  const right = new Map(users.map(({ id, data }) => [id, indexEntry(id, data)]))
  const wrong = [...new Set([...listed.keys(), ...right.keys()])].filter(
    (uid) => listed.get(uid) !== right.get(uid),
  )
  const isRight = wrong.length === 0 && (meta?.sizes[name] ?? 0) === listed.size
  return isRight ? 0 : rewriteEntries(name, wrong)
}

/** Rewrites entries from the users at this moment, since they may have changed after the comparison. */
const rewriteEntries = (name: string, uids: string[]): Promise<number> =>
  transact('rewrite entries', async (tx) => {
    const before = (await tx.read(refs.userIndex.doc(name)))?.users ?? {}
    const sizes = (await tx.read(refs.userIndexMeta))?.sizes ?? {}
    const users = await tx.readMany(uids.map((uid) => refs.users.doc(uid)))
    const entries = new Map(Object.entries(before))
    for (const [n, uid] of uids.entries()) {
      const user = users[n]
      if (user && String(user.indexShard) === name) entries.set(uid, indexEntry(uid, user))
      else entries.delete(uid)
    }
    const repaired = uids.filter((uid) => entries.get(uid) !== before[uid]).length
    if (repaired === 0 && (sizes[name] ?? 0) === entries.size) return 0
    tx.replace(refs.userIndex.doc(name), { users: Object.fromEntries(entries) })
    // without a higher version, processes that keep the old entries would never read the new ones
    tx.merge(refs.userIndexMeta, { version: FieldValue.increment(1), sizes: { [name]: entries.size } })
    return repaired
  })

/** Users who are moved in one transaction. */
const AT_ONCE = 20

/**
 * Moves users out of a shard that is too large: each new field makes shards smaller.
 * @param uids of all users in it
 * @returns how many were moved
 */
async function moveOverflow(shard: number, uids: readonly string[]): Promise<number> {
  const surplus = uids.slice(SHARD_SIZE)
  let moved = 0
  for (let at = 0; at < surplus.length;) {
    const target = await findShardWithRoom()
    // its size is wrong, which is repaired next: the rest is moved the next time
    if (target.shard === shard) break
    const some = surplus.slice(at, at + Math.min(AT_ONCE, target.room))
    moved += await move(some, shard, target.shard)
    at += some.length
  }
  return moved
}

const move = (uids: string[], from: number, to: number): Promise<number> =>
  transact('move users', async (tx) => {
    const users = await tx.readMany(uids.map((uid) => refs.users.doc(uid)))
    let moved = 0
    for (const [n, uid] of uids.entries()) {
      const user = users[n]
      if (user?.indexShard !== from) continue
      tx.update(refs.users.doc(uid), { indexShard: to })
      updateUserIndex(tx, uid, user)
      updateUserIndex(tx, uid, undefined, { ...user, indexShard: to })
      moved += 1
    }
    return moved
  })
