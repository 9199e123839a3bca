import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { RateLimitDocument } from 'domain/stored/rate-limit.ts'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { create, isThereAlready, read, readMany, transact, update } from '../cloud/store.ts'
import { uniquesKey } from '../env.ts'
import { refs } from '../refs.ts'
import { Refusal } from './refusal.ts'

export interface Rate {
  name: string
  /** How often within the window. */
  most: number
  seconds: number
}

const MINUTE = 60

/** What an address may do. Failed logins count per address and e-mail too, so that nobody locks another out. */
export const RATES = {
  login: { name: 'login', most: 10, seconds: 15 * MINUTE },
  loginOfAddress: { name: 'login-address', most: 100, seconds: 15 * MINUTE },
  register: { name: 'register', most: 30, seconds: 60 * MINUTE },
  /** Answers that tell whether an e-mail, username or CNIC has an account. */
  taken: { name: 'taken', most: 10, seconds: 60 * MINUTE },
  passwordReset: { name: 'password-reset', most: 5, seconds: 60 * MINUTE },
} as const satisfies Record<string, Rate>

/** How much more than one visitor they may who share a bucket; fewer where it is about one account. */
const MANY = 50
const FEW = 3

interface Bucket {
  id: string
  most: number
}

/**
 * Hosting names the visitor's address in a header, which somebody who calls the function itself can make up. So it counts
 * twice: for the address that is named, and for whoever stands at the other end of the connection. What did not come
 * through Hosting shares one bucket.
 */
function bucketsOf(request: Request, { name, most }: Rate, subject: string): Bucket[] {
  const bucket = (times: number, ...from: string[]): Bucket => {
    const hash = createHmac('sha256', uniquesKey.value()).update(JSON.stringify([name, subject, ...from]))
    return { id: hash.digest('base64url'), most: most * times }
  }
  const visitor = request.headers['fastly-client-ip']
  if (typeof visitor !== 'string' || visitor === '') return [bucket(subject === '' ? MANY : FEW)]
  return [bucket(1, 'visitor', visitor), bucket(MANY, 'connection', nearestOf(request))]
}

/** The last address in the list is the one that Google's own front end has added. */
const nearestOf = ({ headers }: Request): string =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? ''

const refuse = (until: number, now: number): never => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  throw new Refusal(429, ({ server }) => server.tooMany, { 'Retry-After': String(seconds) })
}

/**
 * Counts one more, or refuses.
 * @param subject what is counted beside the address, such as an e-mail
 * @returns takes the count back, for what turns out not to count
 * @throws Refusal 429 with `Retry-After`
 */
export async function limitRate(
  request: Request,
  rate: Rate,
  subject = '',
  now = Date.now(),
): Promise<() => Promise<void>> {
  const buckets = bucketsOf(request, rate, subject)
  const found = await readMany(buckets.map(({ id }) => refs.rateLimits.doc(id)))
  const fullUntil = whenFree(buckets, found, now)
  if (fullUntil !== undefined) refuse(fullUntil, now) // what is refused does not count
  const first = { count: 1, until: Timestamp.fromMillis(now + rate.seconds * 1000) }
  const counts = await Promise.all(buckets.map(({ id }, index) => countOne(id, found[index], first, now)))
  const before = counts.map(({ count, until }) => ({ count: count - 1, until }))
  const overUntil = whenFree(buckets, before, now)
  if (overUntil !== undefined) refuse(overUntil, now)
  return async () => {
    const less = { count: FieldValue.increment(-1) }
    await Promise.all(buckets.map(({ id }) => update(refs.rateLimits.doc(id), less)))
  }
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
      if (!isThereAlready(error)) throw error
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
export async function refuseWhenFull(
  request: Request,
  rate: Rate,
  subject = '',
  now = Date.now(),
): Promise<void> {
  const buckets = bucketsOf(request, rate, subject)
  const counts = await Promise.all(buckets.map(({ id }) => read(refs.rateLimits.doc(id))))
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
