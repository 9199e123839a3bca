import * as logger from 'firebase-functions/logger'
import { read, update } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { compareShard, lastShard, type Mended } from '../users/compare-shard.ts'
import { handleEach } from './handle-each.ts'

/**
 * Compares the users' index and everybody's claims with the users, and mends what disagrees: one shard after the other. It reads
 * every user, so it runs once a day. Where the time ends it notes how far it came, and goes on there the next time.
 * @param hasTime asked before each shard
 * @returns how much it mended
 */
export async function compareUsers(hasTime: () => boolean = () => true): Promise<Mended> {
  const { sizes = {}, comparedTo = 0 } = (await read(refs.userIndexMeta)) ?? {}
  const last = await lastShard(sizes)
  const mended: Mended = { entries: 0, moved: 0, claims: 0 }
  let shard = comparedTo
  for (; shard <= last && hasTime(); shard += 1) {
    const number = shard
    await handleEach([{ id: `Shard ${number} of the users' index` }], async () => {
      const { entries, moved, claims } = await compareShard(number)
      mended.entries += entries
      mended.moved += moved
      mended.claims += claims
    })
  }
  await noteComparedTo(shard > last ? 0 : shard, comparedTo)
  if (mended.entries + mended.moved + mended.claims > 0)
    logger.warn("The users' index or claims disagreed with the users, and were mended", mended)
  return mended
}

/** @param shard the next one to be compared */
async function noteComparedTo(shard: number, before: number): Promise<void> {
  if (shard === before) return
  await update(refs.userIndexMeta, { comparedTo: shard })
  if (shard > 0)
    logger.warn(`Comparing users goes on at shard ${shard} the next time: there was no time left.`)
}
