import { KEYS_VERSION } from 'domain/duplicates/likeness.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { toComputed } from 'domain/user.ts'
import { type FoundDocument, transact } from '../cloud/store.ts'
import { storeKeys } from './duplicate-keys.ts'
import { updateUserIndex } from './user-index.ts'

const isFromBefore = ({ keysVersion, deleting }: UserDocument): boolean =>
  keysVersion !== KEYS_VERSION && !deleting

/**
 * Stores what an earlier version did not compute of users: phones in E.164, and by what they are found. Each is read again, since it
 * may have changed meanwhile.
 * @returns how many users were changed
 */
export async function completeUsers(users: readonly FoundDocument<UserDocument>[]): Promise<number> {
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
