import { type AttemptDocument, attemptOf } from 'domain/stored/attempt.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { find, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

const attemptsOf = (uid: string) => refs.attempts.where('uid', '==', uid)

/** Reads what a user sent before each correction, the oldest first. */
export async function findAttempts(uid: string): Promise<Omit<AttemptDocument, 'uid'>[]> {
  const found = await find(attemptsOf(uid))
  return found
    .map(({ data: { uid: _uid, ...attempt } }) => attempt)
    .toSorted((a, b) => a.revision - b.revision)
}

/**
 * Keeps an application as it was sent, in the transaction of what replaces it.
 * @param before the user as read in this transaction
 */
export const keepAttempt = (tx: Transaction, uid: string, before: UserDocument): void =>
  tx.replace(refs.attempts.doc(`${uid}-${before.revision}`), { uid, ...attemptOf(before) })

/**
 * Returns which pictures belong to no earlier attempt, so that their files can be removed. Call it before any write.
 * @param addresses of pictures of this user
 */
export async function findUnkept(
  tx: Transaction,
  uid: string,
  addresses: readonly string[],
): Promise<string[]> {
  const attempts = await tx.find(attemptsOf(uid))
  const kept = new Set(attempts.flatMap(({ data: { sent } }) => Object.values(sent)))
  return addresses.filter((address) => !kept.has(address))
}

/** Removes all attempts of a user. Call the returned function after the last read. */
export async function forgetAttempts(tx: Transaction, uid: string): Promise<() => void> {
  const attempts = await tx.find(attemptsOf(uid))
  return () => {
    for (const { ref } of attempts) tx.remove(ref)
  }
}
