import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import { Timestamp } from 'firebase-admin/firestore'
import { read, transact } from '../cloud/store.ts'
import { uniquesKey } from '../env.ts'
import { refs } from '../refs.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

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

/** What did not come through Hosting shares one bucket, with room for a few honest ones. */
const SHARED_FACTOR = 50

interface Bucket {
  id: string
  most: number
}

function bucketOf(request: Request, { name, most }: Rate, subject: string): Bucket {
  const address = request.headers['fastly-client-ip']
  const from = typeof address === 'string' && address !== '' ? address : 'shared'
  const hash = createHmac('sha256', uniquesKey.value()).update(`${name} ${from} ${subject}`)
  return { id: hash.digest('base64url'), most: from === 'shared' ? most * SHARED_FACTOR : most }
}

const refuse = (until: number, now: number): never => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  throw new Refusal(429, texts.server.tooMany, { 'Retry-After': String(seconds) })
}

/**
 * Counts one more, or refuses.
 * @param subject what is counted beside the address, such as an e-mail
 * @throws Refusal 429 with `Retry-After`
 */
export async function limitRate(request: Request, rate: Rate, subject = '', now = Date.now()): Promise<void> {
  const { id, most } = bucketOf(request, rate, subject)
  const until = await transact('count', async (work) => {
    const bucket = await work.read(refs.rateLimits.doc(id))
    const isOpen = bucket !== undefined && bucket.until.toMillis() > now
    if (isOpen && bucket.count >= most) return bucket.until.toMillis()
    const next = {
      count: isOpen ? bucket.count + 1 : 1,
      until: isOpen ? bucket.until : Timestamp.fromMillis(now + rate.seconds * 1000),
    }
    work.merge(refs.rateLimits.doc(id), next)
    return undefined
  })
  if (until !== undefined) refuse(until, now)
}

/** Refuses when the count is full, without counting: for what counts only when it fails. */
export async function refuseWhenFull(
  request: Request,
  rate: Rate,
  subject = '',
  now = Date.now(),
): Promise<void> {
  const { id, most } = bucketOf(request, rate, subject)
  const bucket = await read(refs.rateLimits.doc(id))
  if (bucket && bucket.until.toMillis() > now && bucket.count >= most) refuse(bucket.until.toMillis(), now)
}
