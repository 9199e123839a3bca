import { createHmac } from 'node:crypto'
import { cnicDigits } from 'domain/cnic.ts'
import type { FieldErrors } from 'domain/schemas/check.ts'
import type { Texts } from 'domain/texts/en.ts'
import { readMany, type Work } from '../cloud/store.ts'
import { uniquesKey } from '../env.ts'
import { refs, type UniqueKind } from '../refs.ts'

const KINDS = ['email', 'username', 'cnic'] as const satisfies readonly UniqueKind[]

/** What nobody else may hold. */
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

const refsOf = (values: UniqueValues) => KINDS.map((kind) => uniqueRef(kind, values[kind]))

/**
 * Which of the values somebody else holds.
 * @returns messages by field; empty when all are free
 */
export async function takenBySomebody(values: UniqueValues, uid: string, texts: Texts): Promise<FieldErrors> {
  const held = await readMany(refsOf(values))
  const message = {
    email: texts.field.emailTaken,
    username: texts.field.usernameTaken,
    cnic: texts.field.cnicTaken,
  }
  return Object.fromEntries(
    KINDS.filter((_kind, n) => held[n] && held[n].uid !== uid).map((kind) => [kind, [message[kind]]]),
  )
}

/**
 * Reserves the values. The commit fails when one is taken: nothing is read first, so that simultaneous claims
 * of one value do not wait for each other's locks.
 */
export function reserve(work: Work, values: UniqueValues, uid: string, now: string): void {
  for (const kind of KINDS) work.create(uniqueRef(kind, values[kind]), { uid, kind, createdAt: now })
}

/** Gives the values back, with the account that held them. */
export function release(work: Work, values: UniqueValues): void {
  for (const kind of KINDS) work.remove(uniqueRef(kind, values[kind]))
}

/**
 * Exchanges the values that a correction changed. The commit fails when a new one is taken.
 */
export function exchange(
  work: Work,
  before: UniqueValues,
  after: UniqueValues,
  uid: string,
  now: string,
): void {
  for (const kind of KINDS) {
    const [old, next] = [uniqueRef(kind, before[kind]), uniqueRef(kind, after[kind])]
    if (old.id === next.id) continue
    work.create(next, { uid, kind, createdAt: now })
    work.remove(old)
  }
}
