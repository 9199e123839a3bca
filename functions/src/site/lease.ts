import { areSame, type PublishedDocument, type PublishedVersions } from 'domain/stored/site/published.ts'
import { read, transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { bumpSiteIn, readVersions } from './versions.ts'

/** Milliseconds for which one process publishes alone, unless it renews the lease. */
const LEASE = 60_000

const NOTHING_YET: PublishedDocument = {
  versions: { blogs: 0, events: 0, comments: 0, site: 0 },
  build: '',
  release: '',
  manifest: '',
  at: '',
  readAt: '',
  later: 0,
  leftOut: [],
  problem: null,
  lease: null,
}

/** Completes `site/published`: before the first attempt it is missing, or holds only what was asked for. */
const complete = (stored: Partial<PublishedDocument> | undefined): PublishedDocument => ({
  ...NOTHING_YET,
  ...(!stored?.versions && { startsClosed: true }),
  ...stored,
})

/** Thrown if another process has taken over publishing. Stop; do not report an error. */
export class LeaseLost extends Error {}

/** What is stored about the site after an attempt. */
export type Outcome = Partial<Omit<PublishedDocument, 'lease' | 'wholeAskedAt' | 'paused'>>

/** What to publish: the process that does it, and what was live when it began. */
export interface Lease {
  by: string
  published: PublishedDocument
}

/** Returns whether some process is publishing now. */
export const isHeld = ({ lease }: PublishedDocument, now: Date): boolean =>
  lease !== null && lease.until > now.toISOString()

/** Returns whether a complete publication was requested. */
export const isWholeAsked = ({ wholeAskedAt = '' }: PublishedDocument): boolean => wholeAskedAt !== ''

/** Returns whether something stored is not live. */
export const isBehind = (published: PublishedDocument, stored: PublishedVersions): boolean =>
  !areSame(published.versions, stored) ||
  published.problem !== null ||
  published.later > 0 ||
  isWholeAsked(published)

/** Reads what is live and what is stored. */
export async function readState() {
  const published = complete(await read(refs.published))
  return { published, stored: await readVersions() }
}

/**
 * Starts publishing; `undefined` if another process does already, if everything is live, or during a pause. It checks that before the
 * transaction, in which simultaneous changes would wait for each other.
 */
export async function acquireLease(by: string, now: Date): Promise<Lease | undefined> {
  const { published: seen, stored } = await readState()
  if (seen.paused || isHeld(seen, now) || !isBehind(seen, stored)) return undefined
  return transact('take lease', async (tx) => {
    const published = countLapsed(complete(await tx.read(refs.published)), now)
    if (published.paused || isHeld(published, now) || !isBehind(published, stored)) return undefined
    tx.merge(refs.published, { ...published, lease: until(by, now) })
    return { by, published }
  })
}

/** Counts a lease that ran out as a failed attempt: its process was stopped, or hangs. @param build of the process */
function countLapsed(
  published: PublishedDocument,
  now: Date,
  build = published.problem?.build ?? published.build,
): PublishedDocument {
  const { lease, problem: before } = published
  if (!lease || isHeld(published, now)) return published
  const attempts = before?.build === build ? before.attempts + 1 : 1
  const detail = 'The process did not come to its end.'
  const at = new Date(Date.parse(lease.until) - LEASE).toISOString()
  const problem = { code: 'interrupted', detail, at, attempts, build, release: '' } as const
  return { ...published, problem, lease: null }
}

/** Stores a lease that ran out as a failed attempt, so that it is shown. @returns what is stored then */
export const noteLapsed = (now: Date, build: string): Promise<PublishedDocument> =>
  transact('note lapsed lease', async (tx) => {
    const published = countLapsed(complete(await tx.read(refs.published)), now, build)
    tx.merge(refs.published, { problem: published.problem, lease: published.lease })
    return published
  })

/** Takes the lease, whichever process has it. */
export const takeLease = (by: string, now: Date): Promise<void> =>
  transact('take lease by force', async (tx) => tx.merge(refs.published, { lease: until(by, now) }))

/** Returns a lease that was taken, if it is still held, and starts publishing. */
export const returnLease = (by: string): Promise<void> =>
  transact('return lease', async (tx) => {
    const isOurs = (await tx.read(refs.published))?.lease?.by === by
    if (isOurs) tx.merge(refs.published, { lease: null })
    bumpSiteIn(tx)
  })

/** Extends the lease. @throws LeaseLost */
export const renewLease = (by: string, now: Date): Promise<void> =>
  transact('renew lease', async (tx) => {
    await assertHeld(tx, by)
    tx.merge(refs.published, { lease: until(by, now) })
  })

/**
 * Stores the outcome, and returns the lease unless there is more to publish.
 * @param goesOn whether the process could continue
 * @returns what to publish next
 * @throws LeaseLost
 */
export const settle = (
  { by, published: began }: Lease,
  outcome: Outcome,
  goesOn: boolean,
  now: Date,
): Promise<Lease | undefined> =>
  transact('settle', async (tx) => {
    const before = await assertHeld(tx, by)
    // what was requested after this attempt began waits for the next
    const isWhole = !outcome.problem && before.wholeAskedAt === began.wholeAskedAt
    const wholeAskedAt = isWhole ? '' : (before.wholeAskedAt ?? '')
    const published = { ...before, ...outcome, wholeAskedAt }
    const isMore = goesOn && isBehind(published, await readVersions(tx))
    tx.merge(refs.published, { ...outcome, wholeAskedAt, lease: isMore ? until(by, now) : null })
    return isMore ? { by, published } : undefined
  })

const until = (by: string, now: Date) => ({ by, until: new Date(now.getTime() + LEASE).toISOString() })

async function assertHeld(tx: Transaction, by: string): Promise<PublishedDocument> {
  const published = await tx.read(refs.published)
  if (published?.lease?.by !== by) throw new LeaseLost(`Publisher ${by} was replaced.`)
  return published
}
