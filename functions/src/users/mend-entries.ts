import type { UserDocument } from 'domain/stored/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { type Found, read, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { indexEntry } from './user-index.ts'

/**
 * Mends what a shard says of its users, and its size.
 * @param users who belong into it, as they were read a moment ago
 * @returns how many entries it mended
 */
export async function mendEntries(shard: number, users: readonly Found<UserDocument>[]): Promise<number> {
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
