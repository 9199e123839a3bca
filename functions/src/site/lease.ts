import type { PublishedDocument, PublishedVersions } from 'domain/stored/published.ts'
import { read, transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { areSame, readVersions } from './versions.ts'

/** Milliseconds for which somebody publishes alone, unless she asks for more. */
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

/** Somebody else publishes by now: whoever is told so stops without another word. */
export class LeaseLost extends Error {}

/** What is said of the site after a release, or instead of one. */
export type Outcome = Partial<Omit<PublishedDocument, 'lease' | 'wholeAskedAt'>>

/** What there is to publish: who it is that does, and from where she starts. */
export interface Lease {
  by: string
  published: PublishedDocument
}

export const isHeld = ({ lease }: PublishedDocument, now: Date): boolean =>
  lease !== null && lease.until > now.toISOString()

/** Whether somebody waits for every page anew. */
export const isWholeAsked = ({ wholeAskedAt = '' }: PublishedDocument): boolean => wholeAskedAt !== ''

/** Whether something is stored that is not live, as far as documents tell. */
export const isBehind = (published: PublishedDocument, stored: PublishedVersions): boolean =>
  !areSame(published.versions, stored) ||
  published.problem !== null ||
  published.later > 0 ||
  isWholeAsked(published)

/** What is live, and what is stored. */
export async function readState() {
  const published = (await read(refs.published)) ?? NOTHING_YET
  return { published, stored: await readVersions() }
}

/**
 * Begins to publish; `undefined` where somebody does already, or all is live. Only who finds neither begins a transaction: changes
 * that come together would wait for each other in it.
 */
export async function acquireLease(by: string, now: Date): Promise<Lease | undefined> {
  const { published: seen, stored } = await readState()
  if (isHeld(seen, now) || !isBehind(seen, stored)) return undefined
  return transact('take lease', async (tx) => {
    const published = (await tx.read(refs.published)) ?? NOTHING_YET
    if (isHeld(published, now) || !isBehind(published, stored)) return undefined
    tx.merge(refs.published, { ...published, lease: until(by, now) })
    return { by, published }
  })
}

/** Goes on publishing. @throws LeaseLost */
export const renewLease = (by: string, now: Date): Promise<void> =>
  transact('renew lease', async (tx) => {
    await assertHeld(tx, by)
    tx.merge(refs.published, { lease: until(by, now) })
  })

/**
 * Says how it went, and gives the lease back unless there is more to publish.
 * @param goesOn whether who publishes would go on
 * @returns what there is to publish then
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
    // what was asked for after this attempt had begun waits for the next
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
