import { transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { SHARD_SIZE } from './shard-size.ts'
import { firstWithRoom, updateUserIndex } from './user-index.ts'

/** People who are moved in one transaction. */
const AT_ONCE = 20

/**
 * Moves people out of a shard that has too many: shards were larger once, and become smaller with every field that is added.
 * @param uids of everybody in it
 * @returns how many it moved
 */
export async function moveSurplus(shard: number, uids: readonly string[]): Promise<number> {
  const surplus = uids.slice(SHARD_SIZE)
  let moved = 0
  for (let at = 0; at < surplus.length;) {
    const target = await firstWithRoom()
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
