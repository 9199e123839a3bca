import * as logger from 'firebase-functions/logger'
import { read, update } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { unlimited } from '../time-limit.ts'
import { repairShard, lastShard, type Repaired } from '../users/repair-shard.ts'
import { runEach } from '../run-each.ts'

/**
 * Compares the users' index and everybody's claims and address in Auth with the users, shard by shard, and corrects them. It reads
 * every user, so it runs once a day. If the time runs out it continues the next day. A shard that fails does not stop the others.
 * @param hasTime asked before each shard
 * @param failed gets the numbers of the shards that fail
 * @returns how much was corrected
 * @throws at the end, if a shard failed
 */
export async function compareUsers(hasTime = unlimited, failed: number[] = []): Promise<Repaired> {
  const meta = await read(refs.userIndexMeta)
  const last = await lastShard(meta?.sizes ?? {})
  const repaired: Repaired = { entries: 0, moved: 0, claims: 0, emails: 0 }
  let shard = firstOf(meta?.comparedTo, last)
  for (; shard <= last && hasTime(); shard += 1) {
    const number = shard
    const failing = await runEach([{ id: `Shard ${number} of the users' index` }], async () => {
      if (meta && last > 0) await noteNext(number, last)
      const { entries, moved, claims, emails } = await repairShard(number)
      repaired.entries += entries
      repaired.moved += moved
      repaired.claims += claims
      repaired.emails += emails
    })
    if (failing.length > 0) failed.push(number)
  }
  if (shard <= last)
    logger.warn(`Comparing users goes on at shard ${shard} the next time: there was no time left.`)
  if (Object.values(repaired).some((count: number) => count > 0))
    logger.warn("The users' index, claims or addresses disagreed with the users, and were repaired", repaired)
  if (failed.length > 0)
    throw new Error(`Shards of the users' index that were not compared: ${failed.join(', ')}`)
  return repaired
}

/** Returns where a run begins. The last shards may be gone. */
const firstOf = (comparedTo = 0, last: number): number => (comparedTo > last ? 0 : comparedTo)

/** Stores the next shard before comparing this one, so that a shard that ends the process is not the first every day. */
const noteNext = (shard: number, last: number): Promise<void> =>
  update(refs.userIndexMeta, { comparedTo: shard === last ? 0 : shard + 1 })
