import { createHmac } from 'node:crypto'
import { digitsOf } from 'domain/values/comparable.ts'
import { type FieldErrors, rule } from 'domain/values/rule.ts'
import { UNIQUE_KINDS, type UniqueKind } from 'domain/stored/unique.ts'
import { readMany, type Transaction } from '../cloud/store.ts'
import { hashKey } from '../env.ts'
import { refs } from '../refs.ts'
import { keyFingerprint } from './key-fingerprint.ts'

/** Values that no two users may share. */
type UniqueValues = Record<UniqueKind, string>

const normal: Record<UniqueKind, (value: string) => string> = {
  email: (value) => value.normalize('NFKC').toLowerCase(),
  username: (value) => value.normalize('NFKC').toLowerCase(),
  cnic: digitsOf,
}

/** Hashes a text under the secret `UNIQUES_KEY`, so that nobody finds it out by trying. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', hashKey()).update(text).digest('base64url')

/** Returns the reference of a reservation. It is hashed under a secret, since a CNIC has only 13 digits. */
export const uniqueRef = (kind: UniqueKind, value: string) =>
  refs.uniques.doc(`${kind}:${keyedHash(`${kind}:${normal[kind](value)}`)}`)

const refsOf = (values: UniqueValues) => UNIQUE_KINDS.map((kind) => uniqueRef(kind, values[kind]))

/**
 * Finds the values that belong to other users.
 * @returns messages by field; empty if all are free
 */
export async function findTaken(values: UniqueValues, uid: string): Promise<FieldErrors> {
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

/** Writes reservations, after the key was checked. */
interface Reservations {
  /** Reserves the values. The commit fails if one is taken. */
  reserve: (values: UniqueValues, uid: string, now: string) => void
  /** Exchanges the values that a correction changed. The commit fails if a new one is taken. */
  exchange: (before: UniqueValues, after: UniqueValues, uid: string, now: string) => void
  /** Releases values. */
  release: (values: Partial<UniqueValues>) => void
}

/**
 * Opens the reservations for writing, after checking that the key is the one of all others; the first registration stores its
 * fingerprint. It reads none of the values, so that simultaneous claims of one value do not wait for each other. Call it before
 * any write.
 * @throws if the key differs: taken values could be reserved again
 */
export async function openReservations(tx: Transaction): Promise<Reservations> {
  const known = await tx.read(refs.uniquesKey)
  const isKey = known ? known.check === keyFingerprint(hashKey()) : await hasReserved(tx)
  if (!isKey)
    throw new Error('UNIQUES_KEY_CHANGED: reservations were made with another key (docs/deploy-reference.md)')
  const add = (kind: UniqueKind, value: string, uid: string, now: string) =>
    tx.create(uniqueRef(kind, value), { uid, kind, createdAt: now })
  return {
    reserve(values, uid, now) {
      if (!known) tx.replace(refs.uniquesKey, { check: keyFingerprint(hashKey()), createdAt: now })
      // the first admin has no CNIC
      for (const kind of UNIQUE_KINDS) if (values[kind] !== '') add(kind, values[kind], uid, now)
    },
    exchange(before, after, uid, now) {
      for (const kind of changedKinds(before, after)) {
        add(kind, after[kind], uid, now)
        tx.remove(uniqueRef(kind, before[kind]))
      }
    },
    release(values) {
      for (const kind of UNIQUE_KINDS) {
        const value = values[kind]
        if (value !== undefined) tx.remove(uniqueRef(kind, value))
      }
    },
  }
}

/**
 * Returns whether this key made the reservations of a database without a stored fingerprint, such as an old backup. Any user's
 * reservation tells. Without users any key will do.
 */
async function hasReserved(tx: Transaction): Promise<boolean> {
  const [somebody] = await tx.find(refs.users.limit(1))
  if (!somebody) return true
  return (await tx.read(uniqueRef('email', somebody.data.email)))?.uid === somebody.id
}

/** Returns which values a correction changed. */
export const changedKinds = (before: UniqueValues, after: UniqueValues): UniqueKind[] =>
  UNIQUE_KINDS.filter((kind) => normal[kind](before[kind]) !== normal[kind](after[kind]))
