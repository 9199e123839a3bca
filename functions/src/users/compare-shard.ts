import type { UserDocument } from 'domain/stored/user.ts'
import { find, type Found } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { mendClaims } from './mend-claims.ts'
import { mendEntries } from './mend-entries.ts'
import { moveSurplus } from './move-surplus.ts'

/** How much of a shard was wrong, and is right now. */
export interface Mended {
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
export async function compareShard(shard: number): Promise<Mended> {
  const all = await usersOf(shard)
  // first, since entries that are made anew may be larger
  const moved = await moveSurplus(
    shard,
    all.map(({ id }) => id),
  )
  const users = moved === 0 ? all : await usersOf(shard)
  return { moved, entries: await mendEntries(shard, users), claims: await mendClaims(users) }
}

const usersOf = (shard: number): Promise<Found<UserDocument>[]> =>
  find(refs.users.where('indexShard', '==', shard))

/** The shard with the highest number, whether the index knows of it or only its users do; -1 where there is nobody. */
export async function lastShard(sizes: Record<string, number>): Promise<number> {
  const [last] = await find(refs.users.orderBy('indexShard', 'desc').limit(1))
  return Math.max(-1, last?.data.indexShard ?? -1, ...Object.keys(sizes).map(Number))
}
