import type { RateLimitDocument } from 'domain/stored/rate-limit.ts'
import type { Actor } from 'domain/permissions.ts'
import type { Request } from 'express'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { create, isAlreadyExists, read, readMany, transact, update } from '../../cloud/store.ts'
import { refs } from '../../refs.ts'
import { byAccount, byVisitor, type RateKey, hashRateKey } from './rate-keys.ts'
import type { Rate } from './rates.ts'
import { HttpError } from '../responses/http-error.ts'

/** Takes a count back, for what turns out not to count. */
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

/**
 * Counts one more, or refuses.
 * @throws HttpError 429 with `Retry-After`
 */
export async function limitRate(rate: Rate, counted: RateKey[], now = Date.now()): Promise<Refund> {
  const outcome = await count(bucketsOf(rate, counted), rate, now)
  return typeof outcome === 'number' ? refuse(outcome, now) : outcome
}

/** Counts one more, if there is room. @returns takes the count back; nothing where there was no room */
export async function tryLimitRate(
  rate: Rate,
  counted: RateKey[],
  now = Date.now(),
): Promise<Refund | undefined> {
  const outcome = await count(bucketsOf(rate, counted), rate, now)
  return typeof outcome === 'number' ? undefined : outcome
}

/** Counts whatever comes to a route before its body is read: by her account who is signed in, else by the visitor. */
export const rateLimiter =
  (rate: Rate) =>
  (request: Request, { uid }: Actor): Promise<Refund> =>
    limitRate(rate, uid ? byAccount(uid) : byVisitor(request))

/** @returns takes the count back; or until when one of the buckets is full, in epoch milliseconds */
async function count(buckets: Bucket[], rate: Rate, now: number): Promise<Refund | number> {
  const found = await readMany(buckets.map(({ id }) => refs.rateLimits.doc(id)))
  const fullUntil = whenFree(buckets, found, now)
  if (fullUntil !== undefined) return fullUntil // what is refused does not count
  const first = { count: 1, until: Timestamp.fromMillis(now + rate.seconds * 1000) }
  const counts = await Promise.all(buckets.map(({ id }, index) => countOne(id, found[index], first, now)))
  const before = counts.map(({ count, until }) => ({ count: count - 1, until }))
  const refund = async () => {
    const less = { count: FieldValue.increment(-1) }
    await Promise.all(buckets.map(({ id }) => update(refs.rateLimits.doc(id), less)))
  }
  const overUntil = whenFree(buckets, before, now)
  if (overUntil === undefined) return refund
  await refund()
  return overUntil
}

/**
 * Counts one more without a lock, for which many at once would queue: what is read after the own count holds every
 * earlier one, so that no more than allowed pass.
 * @param found what stood there a moment ago
 * @param first what opens a window
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

/** Counts in a window that follows an ended one; of several at once, only the first opens it. */
const openNext = (ref: DocumentReference<RateLimitDocument>, first: RateLimitDocument, now: number) =>
  transact('count', async (tx) => {
    const open = openCount(await tx.read(ref), now)
    const next = open ? { ...open, count: open.count + 1 } : first
    tx.replace(ref, next)
    return next
  })

/** Refuses when the count is full, without counting: for what counts only when it fails. */
export async function assertUnderLimit(rate: Rate, counted: RateKey[], now = Date.now()): Promise<void> {
  const buckets = bucketsOf(rate, counted)
  const counts = await readMany(buckets.map(({ id }) => refs.rateLimits.doc(id)))
  const fullUntil = whenFree(buckets, counts, now)
  if (fullUntil !== undefined) refuse(fullUntil, now)
}

type Count = RateLimitDocument | undefined

/** A count whose window has not ended; expiry is compared here, since Firestore removes documents only in its own time. */
const openCount = (count: Count, now: number): Count =>
  count && count.until.toMillis() > now ? count : undefined

/** When the last full one of these buckets is free again, in epoch milliseconds. */
function whenFree(buckets: Bucket[], counts: Count[], now: number): number | undefined {
  const ends = buckets.flatMap(({ most }, index) => {
    const open = openCount(counts[index], now)
    return open && open.count >= most ? [open.until.toMillis()] : []
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}
