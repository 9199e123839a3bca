import * as logger from 'firebase-functions/logger'
import { read, update } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { compareShard, lastShard, type Repaired } from '../users/repair-shard.ts'
import { runEach } from './run-each.ts'

/**
 * Compares the users' index and everybody's claims with the users, and mends what disagrees: one shard after the other. It reads
 * every user, so it runs once a day. Where the time ends it goes on the next time; a shard that fails keeps no other from being compared.
 * @param hasTime asked before each shard
 * @returns how much it mended
 * @throws at the end, when a shard failed
 */
export async function compareUsers(hasTime: () => boolean = () => true): Promise<Repaired> {
  const meta = await read(refs.userIndexMeta)
  const last = await lastShard(meta?.sizes ?? {})
  const mended: Repaired = { entries: 0, moved: 0, claims: 0 }
  const failed: string[] = []
  let shard = firstOf(meta?.comparedTo, last)
  for (; shard <= last && hasTime(); shard += 1) {
    const number = shard
    const failing = await runEach([{ id: `Shard ${number} of the users' index` }], async () => {
      if (meta && last > 0) await noteNext(number, last)
      const { entries, moved, claims } = await compareShard(number)
      mended.entries += entries
      mended.moved += moved
      mended.claims += claims
    })
    failed.push(...failing)
  }
  if (shard <= last)
    logger.warn(`Comparing users goes on at shard ${shard} the next time: there was no time left.`)
  if (mended.entries + mended.moved + mended.claims > 0)
    logger.warn("The users' index or claims disagreed with the users, and were mended", mended)
  if (failed.length > 0) throw new Error(`Not compared: ${failed.join(', ')}`)
  return mended
}

/** Where a run begins; the last shards may be gone since. */
const firstOf = (comparedTo = 0, last: number): number => (comparedTo > last ? 0 : comparedTo)

/** Notes the shard after this one before this one is compared: one that ends the process must not be the first of every day. */
const noteNext = (shard: number, last: number): Promise<void> =>
  update(refs.userIndexMeta, { comparedTo: shard === last ? 0 : shard + 1 })
