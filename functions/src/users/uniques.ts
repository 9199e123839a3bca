import { createHmac } from 'node:crypto'
import { cnicDigits } from 'domain/cnic.ts'
import { type FieldErrors, rule } from 'domain/schemas/rule.ts'
import { UNIQUE_KINDS, type UniqueKind } from 'domain/stored/unique.ts'
import { readMany, type Transaction } from '../cloud/store.ts'
import { uniquesKey } from '../env.ts'
import { refs } from '../refs.ts'

/** What no two users may have in common. */
export type UniqueValues = Record<UniqueKind, string>

const normal: Record<UniqueKind, (value: string) => string> = {
  email: (value) => value.normalize('NFKC').toLowerCase(),
  username: (value) => value.normalize('NFKC').toLowerCase(),
  cnic: cnicDigits,
}

/** Reference of a reservation. Hashed under a secret, since a CNIC has only 13 digits. */
export const uniqueRef = (kind: UniqueKind, value: string) =>
  refs.uniques.doc(
    `${kind}:${createHmac('sha256', uniquesKey.value())
      .update(`${kind}:${normal[kind](value)}`)
      .digest('base64url')}`,
  )

const refsOf = (values: UniqueValues) => UNIQUE_KINDS.map((kind) => uniqueRef(kind, values[kind]))

/**
 * Which of the values belong to somebody else.
 * @returns messages by field; empty when all are free
 */
export async function takenBySomebody(values: UniqueValues, uid: string): Promise<FieldErrors> {
  const taken = await readMany(refsOf(values))
  const message = {
    email: rule('emailTaken'),
    username: rule('usernameTaken'),
    cnic: rule('cnicTaken'),
  }
  return Object.fromEntries(
    UNIQUE_KINDS.filter((_kind, n) => taken[n] && taken[n].uid !== uid).map((kind) => [
      kind,
      [message[kind]],
    ]),
  )
}

/**
 * Reserves the values. The commit fails when one is taken: nothing is read first, so that simultaneous claims
 * of one value do not wait for each other's locks.
 */
export function reserve(tx: Transaction, values: UniqueValues, uid: string, now: string): void {
  for (const kind of UNIQUE_KINDS) tx.create(uniqueRef(kind, values[kind]), { uid, kind, createdAt: now })
}

/** Gives the values back, with the account that had them. */
export function release(tx: Transaction, values: UniqueValues): void {
  for (const kind of UNIQUE_KINDS) tx.remove(uniqueRef(kind, values[kind]))
}

/** Which of the values a correction changed. */
export const changedKinds = (before: UniqueValues, after: UniqueValues): UniqueKind[] =>
  UNIQUE_KINDS.filter((kind) => normal[kind](before[kind]) !== normal[kind](after[kind]))

/** Exchanges the values that a correction changed. The commit fails when a new one is taken. */
export function exchange(
  tx: Transaction,
  before: UniqueValues,
  after: UniqueValues,
  uid: string,
  now: string,
): void {
  for (const kind of changedKinds(before, after)) {
    tx.create(uniqueRef(kind, after[kind]), { uid, kind, createdAt: now })
    tx.remove(uniqueRef(kind, before[kind]))
  }
}
