import { likenessKeys } from 'domain/duplicates/likeness.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { FieldPath } from 'firebase-admin/firestore'
import type { Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { keyedHash } from './uniques.ts'

/** Returns by what a user is found. Hashed under a secret, since somebody could try all phones and days of birth. */
export const hashedKeys = (user: UserDocument): string[] =>
  likenessKeys(user).map((key) => keyedHash(`likeness:${key}`))

/** Stores by what a user is found, in the transaction of the change. What was found before stays. */
export const storeKeys = (tx: Transaction, uid: string, user: UserDocument): void =>
  tx.merge(refs.duplicates.doc(uid), { keys: hashedKeys(user) })

/** Removes a user's keys, and the user from what was found about others. Call the returned function after the last read. */
export async function forgetDuplicates(tx: Transaction, uid: string): Promise<() => void> {
  const others = await tx.find(refs.duplicates.where(new FieldPath('found', uid, 'at'), '>', ''))
  return () => {
    tx.remove(refs.duplicates.doc(uid))
    for (const { ref, data } of others) {
      const { [uid]: _left, ...found } = data.found ?? {}
      tx.update(ref, { found })
    }
  }
}
