import type { UserIndexShard } from 'domain/stored/user-index.ts'
import * as logger from 'firebase-functions/logger'
import { find, read, readMany, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { countByTab } from './count-by-tab.ts'
import { indexEntry, listItemsOf } from './user-index.ts'

/**
 * Compares the users' index with the users and mends what disagrees: an entry that is missing, out of date or of
 * somebody who is gone, and then sizes and counts. It reads every user, so it runs once a day.
 * @returns how many entries it mended
 */
export async function mendIndex(): Promise<number> {
  const users = await find(refs.users)
  const shards = await allShards(users.map(({ data }) => data.indexShard))
  const listed = new Map(
    shards.flatMap(({ name, users: all }) =>
      Object.entries(all).map(([uid, text]) => [`${name} ${uid}`, text]),
    ),
  )
  const right = new Map(users.map(({ id, data }) => [`${data.indexShard} ${id}`, indexEntry(id, data)]))
  const wrong = [...new Set([...listed.keys(), ...right.keys()])].filter(
    (key) => listed.get(key) !== right.get(key),
  )
  for (const key of wrong) {
    const [shard = '', uid = ''] = key.split(' ')
    await mendEntry(shard, uid)
  }
  const names = shards.map(({ name }) => name)
  if (await mendMeta(names, wrong.length > 0))
    logger.warn(`The users' index disagreed with the users: ${wrong.length} entries mended.`)
  return wrong.length
}

interface NamedShard extends UserIndexShard {
  name: string
}

async function allShards(known: number[]): Promise<NamedShard[]> {
  const sizes = (await read(refs.userIndexMeta))?.sizes ?? {}
  const names = [...new Set([...Object.keys(sizes), ...known.map(String)])]
  const shards = await readMany(names.map((name) => refs.userIndex.doc(name)))
  return names.map((name, n) => ({ name, users: shards[n]?.users ?? {} }))
}

/** Writes one entry as the user stands at this moment: she may have changed since the comparison. */
const mendEntry = (name: string, uid: string) =>
  transact('mend entry', async (tx) => {
    const shard = (await tx.read(refs.userIndex.doc(name))) ?? { users: {} }
    const user = await tx.read(refs.users.doc(uid))
    const { [uid]: _old, ...others } = shard.users
    const isHere = user && String(user.indexShard) === name
    tx.replace(refs.userIndex.doc(name), {
      users: isHere ? { ...others, [uid]: indexEntry(uid, user) } : others,
    })
  })

/**
 * Counts all entries anew, together with them, so that no change in between is lost.
 * @param known names of shards
 * @param hasMended whether entries were mended: the version has to rise, or who keeps the entries before never reads them
 * @returns whether entries, sizes or counts were wrong
 */
const mendMeta = (known: string[], hasMended: boolean): Promise<boolean> =>
  transact('mend meta', async (tx) => {
    const meta = await tx.read(refs.userIndexMeta)
    // a shard may have been opened meanwhile
    const names = [...new Set([...known, ...Object.keys(meta?.sizes ?? {})])]
    const shards = await tx.readMany(names.map((name) => refs.userIndex.doc(name)))
    const items = shards.flatMap(listItemsOf)
    const sizes = Object.fromEntries(
      names.map((name, n) => [name, Object.keys(shards[n]?.users ?? {}).length]),
    )
    const counts = countByTab(items)
    if (!hasMended && same(meta?.sizes, sizes) && same(meta?.counts, counts)) return false
    tx.replace(refs.userIndexMeta, { sizes, counts, version: (meta?.version ?? 0) + 1 })
    return true
  })

const same = (a: Record<string, number> | undefined, b: Record<string, number>): boolean =>
  a !== undefined && Object.keys({ ...a, ...b }).every((key) => (a[key] ?? 0) === (b[key] ?? 0))
