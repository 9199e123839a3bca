import type { UserDocument } from 'domain/stored/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { find, type FoundDocument, read, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { repairClaims } from './repair-claims.ts'
import { SHARD_SIZE } from './shard-size.ts'
import { findShardWithRoom, indexEntry, updateUserIndex } from './user-index.ts'

/** How much of a shard was wrong, and is right now. */
export interface Repaired {
  /** Entries that were missing, out of date or of somebody who is gone. */
  entries: number
  /** People who were moved to a shard with room. */
  moved: number
  /** People whose claims were not those of their document. */
  claims: number
}

/**
 * Compares a shard of the index, and the claims, with the users whom it lists, and mends what disagrees. It holds no more at once than
 * the people of one shard.
 */
export async function compareShard(shard: number): Promise<Repaired> {
  const all = await usersOf(shard)
  // first, since entries that are made anew may be larger
  const moved = await moveOverflow(
    shard,
    all.map(({ id }) => id),
  )
  const users = moved === 0 ? all : await usersOf(shard)
  return { moved, entries: await repairEntries(shard, users), claims: await repairClaims(users) }
}

const usersOf = (shard: number): Promise<FoundDocument<UserDocument>[]> =>
  find(refs.users.where('indexShard', '==', shard))

/** The shard with the highest number, whether the index knows of it or only its users do; -1 where there is nobody. */
export async function lastShard(sizes: Record<string, number>): Promise<number> {
  const [last] = await find(refs.users.orderBy('indexShard', 'desc').limit(1))
  return Math.max(-1, last?.data.indexShard ?? -1, ...Object.keys(sizes).map(Number))
}

/**
 * Mends what a shard says of its users, and its size.
 * @param users who belong into it, as they were read a moment ago
 * @returns how many entries it mended
 */
export async function repairEntries(
  shard: number,
  users: readonly FoundDocument<UserDocument>[],
): Promise<number> {
  const name = String(shard)
  const [stored, meta] = await Promise.all([read(refs.userIndex.doc(name)), read(refs.userIndexMeta)])
  const listed = new Map(Object.entries(stored?.users ?? {}))
  const right = new Map(users.map(({ id, data }) => [id, indexEntry(id, data)]))
  const wrong = [...new Set([...listed.keys(), ...right.keys()])].filter(
    (uid) => listed.get(uid) !== right.get(uid),
  )
  const isRight = wrong.length === 0 && (meta?.sizes[name] ?? 0) === listed.size
  return isRight ? 0 : writeAnew(name, wrong)
}

/** Writes entries as the users stand at this moment: they may have changed since the comparison. */
const writeAnew = (name: string, uids: string[]): Promise<number> =>
  transact('mend shard', async (tx) => {
    const before = (await tx.read(refs.userIndex.doc(name)))?.users ?? {}
    const sizes = (await tx.read(refs.userIndexMeta))?.sizes ?? {}
    const users = await tx.readMany(uids.map((uid) => refs.users.doc(uid)))
    const entries = new Map(Object.entries(before))
    for (const [n, uid] of uids.entries()) {
      const user = users[n]
      if (user && String(user.indexShard) === name) entries.set(uid, indexEntry(uid, user))
      else entries.delete(uid)
    }
    const mended = uids.filter((uid) => entries.get(uid) !== before[uid]).length
    if (mended === 0 && (sizes[name] ?? 0) === entries.size) return 0
    tx.replace(refs.userIndex.doc(name), { users: Object.fromEntries(entries) })
    // the version rises, or who keeps the entries before never reads these
    tx.merge(refs.userIndexMeta, { version: FieldValue.increment(1), sizes: { [name]: entries.size } })
    return mended
  })

/** People who are moved in one transaction. */
const AT_ONCE = 20

/**
 * Moves people out of a shard that has too many: shards were larger once, and become smaller with every field that is added.
 * @param uids of everybody in it
 * @returns how many it moved
 */
export async function moveOverflow(shard: number, uids: readonly string[]): Promise<number> {
  const surplus = uids.slice(SHARD_SIZE)
  let moved = 0
  for (let at = 0; at < surplus.length;) {
    const target = await findShardWithRoom()
    // its size is wrong, which is mended next: the rest is moved the next time
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
