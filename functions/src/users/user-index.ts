import { comparable } from 'domain/values/comparable.ts'
import { dialledDigits } from 'domain/values/phone.ts'
import type { UserIndexMeta, UserIndexShard } from 'domain/stored/user-index.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf, sentFields, toUserListItem, type UserListItem } from 'domain/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { read, readMany, type Transaction } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { refs } from '../refs.ts'
import { SHARD_SIZE } from './shard-size.ts'

/** Builds a user's entry in its shard. */
export const indexEntry = (id: string, user: UserDocument): string =>
  JSON.stringify(toUserListItem({ ...user, ...sentFields(user), id }))

/** An entry that an earlier version may have written. */
type LaterFields = 'sentAt' | 'name_ur' | 'phone' | 'city' | 'business_nature' | 'is_final'
type StoredItem = Omit<UserListItem, LaterFields> & Partial<Pick<UserListItem, LaterFields>>

/** Returns the users of a shard. */
const listItemsOf = (shard: UserIndexShard | undefined): UserListItem[] =>
  Object.values(shard?.users ?? {}).map((text) => {
    const item = JSON.parse(text) as StoredItem
    return {
      name_ur: '',
      phone: '',
      city: '',
      business_nature: '',
      is_final: false,
      ...item,
      sentAt: sentAtOf(item),
    }
  })

/** Finds the first shard with room, and how much. Call it outside of transactions, so that registrations do not queue for it. */
export async function findShardWithRoom(): Promise<{ shard: number; room: number }> {
  const sizes = (await read(refs.userIndexMeta))?.sizes ?? {}
  let shard = 0
  while ((sizes[shard] ?? 0) >= SHARD_SIZE) shard += 1
  return { shard, room: SHARD_SIZE - (sizes[shard] ?? 0) }
}

/**
 * Updates the index after a change of a user, in the same transaction. It reads nothing, so that simultaneous decisions do not
 * wait for each other.
 * @param before the user as read in this transaction; `undefined` for a new one
 * @param after the user as written, in the same shard; `undefined` for a deleted one
 */
export function updateUserIndex(
  tx: Transaction,
  uid: string,
  before?: UserDocument,
  after?: UserDocument,
): void {
  const shard = String(after?.indexShard ?? before?.indexShard ?? 0)
  tx.merge(refs.userIndex.doc(shard), {
    users: { [uid]: after ? indexEntry(uid, after) : FieldValue.delete() },
  })
  tx.merge(refs.userIndexMeta, {
    version: FieldValue.increment(1),
    sizes: { [shard]: FieldValue.increment(Number(!!after) - Number(!!before)) },
  })
}

/** A user of the list, with the searched texts, ready for comparing. */
export interface IndexedUser {
  item: UserListItem
  searched: string[]
  /** `dialledDigits` of the phone number. */
  phone: string
}

let cached: { version: number; users: Promise<IndexedUser[]> } | undefined

/**
 * Returns every user of the index, newest first, then by id. Costs one read while nothing has changed, else one more for each
 * shard, once for all requests that wait. The version is read first, so the cache is never older than it says.
 */
export async function allUsers(): Promise<IndexedUser[]> {
  const meta = await read(refs.userIndexMeta)
  if (!meta) return []
  if (cached?.version !== meta.version)
    cached = {
      version: meta.version,
      users: readUsers(meta.sizes).catch((error: unknown) => {
        // the next request reads again
        cached = undefined
        throw error
      }),
    }
  return cached.users
}

async function readUsers(sizes: UserIndexMeta['sizes']): Promise<IndexedUser[]> {
  const shards = await readMany(Object.keys(sizes).map((shard) => refs.userIndex.doc(shard)))
  return shards
    .flatMap(listItemsOf)
    .toSorted((a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(a.id, b.id))
    .map((item) => ({
      item,
      searched: [item.email, item.full_name, item.name_ur, item.business, item.city].map(comparable),
      phone: dialledDigits(item.phone, item.phone_e164),
    }))
}
