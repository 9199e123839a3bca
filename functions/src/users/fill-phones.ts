import type { UserDocument } from 'domain/stored/user.ts'
import { toStoredPhones } from 'domain/user.ts'
import { type FoundDocument, transact } from '../cloud/store.ts'
import { updateUserIndex } from './user-index.ts'

const isFromBefore = ({ phone_e164, deleting }: UserDocument): boolean =>
  phone_e164 === undefined && !deleting

/**
 * Stores the phone numbers of users in E.164, if an earlier version stored only what was typed. Each is read again, since it may have
 * changed meanwhile.
 * @returns how many users were changed
 */
export async function fillPhones(users: readonly FoundDocument<UserDocument>[]): Promise<number> {
  const older = users.filter(({ data }) => isFromBefore(data))
  for (const { id, ref } of older)
    await transact('fill phones', async (tx) => {
      const before = await tx.read(ref)
      if (!before || !isFromBefore(before)) return
      const phones = await toStoredPhones(before)
      tx.update(ref, phones)
      updateUserIndex(tx, id, before, { ...before, ...phones })
    })
  return older.length
}
