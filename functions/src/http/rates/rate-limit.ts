import type { RateLimitDocument } from 'domain/stored/rate-limit.ts'
import type { Actor } from 'domain/permissions.ts'
import type { Request } from 'express'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import {
  create,
  isAlreadyExists,
  read,
  readMany,
  transact,
  type Transaction,
  update,
  updateIfThere,
} from '../../cloud/store.ts'
import { refs } from '../../refs.ts'
import { byAccount, byVisitor, byVisitorAndAccount, type RateKey, hashRateKey } from './rate-keys.ts'
import type { Rate } from './rates.ts'
import { HttpError } from '../responses/http-error.ts'

/** Undoes a count, for a request that should not count. */
export type Refund = () => Promise<void>

interface Bucket {
  id: string
  most: number
}

const bucketsOf = ({ name, most }: Rate, counted: RateKey[]): Bucket[] =>
  counted.map(({ who, times }) => ({ id: hashRateKey(name, who), most: most * times }))

const refuse = (until: number, now: number): never => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  throw new HttpError(429, ({ server }) => server.tooMany, { 'Retry-After': String(seconds) })
}

/** Counts one more. @throws HttpError 429 with `Retry-After` if the limit is reached */
export async function limitRate(rate: Rate, counted: RateKey[], now = Date.now()): Promise<Refund> {
  const outcome = await count(bucketsOf(rate, counted), rate, now)
  return typeof outcome === 'number' ? refuse(outcome, now) : outcome
}

/**
 * Counts one more, unless the limit is reached.
 * @returns the refund; `undefined` if the limit is reached
 */
export async function tryLimitRate(
  rate: Rate,
  counted: RateKey[],
  now = Date.now(),
): Promise<Refund | undefined> {
  const outcome = await count(bucketsOf(rate, counted), rate, now)
  return typeof outcome === 'number' ? undefined : outcome
}

/**
 * Counts one more, unless the limit is reached.
 * @returns the refund; or when the count is free again, in epoch milliseconds
 */
export const countUnlessFull = (rate: Rate, counted: RateKey[], now: number): Promise<Refund | number> =>
  count(bucketsOf(rate, counted), rate, now)

/** Makes the `limit` of a row: counts requests before their body is read, by account or else by visitor. */
export const rateLimiter =
  (rate: Rate) =>
  (request: Request, { uid }: Actor): Promise<Refund> =>
    limitRate(rate, uid ? byAccount(uid) : byVisitor(request))

/** Makes the `limit` of a form that anybody may send: counts by visitor, and by account where there is one. */
export const formLimiter =
  (rate: Rate) =>
  (request: Request, { uid }: Actor): Promise<Refund> =>
    limitRate(rate, byVisitorAndAccount(request, uid))

/** Counts a request in each of its buckets. @returns the refund; or when a full bucket is free again, in epoch milliseconds */
async function count(buckets: Bucket[], rate: Rate, now: number): Promise<Refund | number> {
  const found = await readMany(buckets.map(({ id }) => refs.rateLimits.doc(id)))
  const until = whenFree(buckets, found, now)
  if (until !== undefined) return until // a rejected request does not count
  const first = firstOf(rate, now)
  const counts = await Promise.all(buckets.map(({ id }, index) => countOne(id, found[index], first, now)))
  const before = counts.map(({ count, until }) => ({ count: count - 1, until }))
  const refund = async () => {
    const less = { count: FieldValue.increment(-1) }
    // Firestore may have removed an expired count meanwhile
    await Promise.all(buckets.map(({ id }) => updateIfThere(refs.rateLimits.doc(id), less)))
  }
  const overUntil = whenFree(buckets, before, now)
  if (overUntil === undefined) return refund
  await refund()
  return overUntil
}

/**
 * Counts one more without a lock, which would make requests queue. It reads after its own write, so it sees every earlier count,
 * and no more than the limit pass.
 * @param found the count a moment ago
 * @param first the count that opens a window
 */
async function countOne(id: string, found: Count, first: RateLimitDocument, now: number) {
  const ref = refs.rateLimits.doc(id)
  if (found && !openCount(found, now)) return openNext(ref, first, now)
  if (!found) {
    try {
      await create(ref, first)
      return first
    } catch (error) {
      if (!isAlreadyExists(error)) throw error
    }
  }
  await update(ref, { count: FieldValue.increment(1) })
  return (await read(ref)) ?? first
}

/** Counts in the window after an ended one. If several requests come at once, the first opens it. */
const openNext = (ref: DocumentReference<RateLimitDocument>, first: RateLimitDocument, now: number) =>
  transact('count', (tx) => countNext(tx, ref, first, now))

async function countNext(
  tx: Transaction,
  ref: DocumentReference<RateLimitDocument>,
  first: RateLimitDocument,
  now: number,
): Promise<RateLimitDocument> {
  const open = openCount(await tx.read(ref), now)
  const next = open ? { ...open, count: open.count + 1 } : first
  tx.replace(ref, next)
  return next
}

/**
 * Counts one more in a transaction, also above the limit. Call it after the last read.
 * @returns whether it is within the limit
 */
export async function countWithin(tx: Transaction, rate: Rate, who: string[], now: number): Promise<boolean> {
  const ref = refs.rateLimits.doc(hashRateKey(rate.name, who))
  return (await countNext(tx, ref, firstOf(rate, now), now)).count <= rate.most
}

const firstOf = ({ seconds }: Rate, now: number): RateLimitDocument => ({
  count: 1,
  until: Timestamp.fromMillis(now + seconds * 1000),
})

/**
 * Throws if the limit is reached, without counting: for attempts that count only when they fail.
 * @throws HttpError 429
 */
export async function assertUnderLimit(rate: Rate, counted: RateKey[], now = Date.now()): Promise<void> {
  const until = await fullUntil(rate, counted, now)
  if (until !== undefined) refuse(until, now)
}

/** Returns until when a limit is reached, in epoch milliseconds; `undefined` if it is not. */
export async function fullUntil(
  rate: Rate,
  counted: RateKey[],
  now = Date.now(),
): Promise<number | undefined> {
  const buckets = bucketsOf(rate, counted)
  const counts = await readMany(buckets.map(({ id }) => refs.rateLimits.doc(id)))
  return whenFree(buckets, counts, now)
}

type Count = RateLimitDocument | undefined

/** Returns a count whose window is open. Expiry is checked here, since Firestore removes documents late. */
const openCount = (count: Count, now: number): Count =>
  count && count.until.toMillis() > now ? count : undefined

/** Returns when the last full bucket is free again, in epoch milliseconds. */
function whenFree(buckets: Bucket[], counts: Count[], now: number): number | undefined {
  const ends = buckets.flatMap(({ most }, index) => {
    const open = openCount(counts[index], now)
    return open && open.count >= most ? [open.until.toMillis()] : []
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}
