import { randomUUID } from 'node:crypto'
import * as logger from 'firebase-functions/logger'
import type { PaymentCompany } from 'domain/payment.ts'
import type { PublishedDocument, PublishProblem } from 'domain/stored/published.ts'
import { redactedStack } from '../http/responses/handle-error.ts'
import type { Clock } from './clock.ts'
import { type Lease, LeaseLost, type Outcome, settle, acquireLease } from './lease.ts'
import { makeRelease } from './make-release.ts'
import { PublishFailure } from './publish-failure.ts'
import type { Renderer } from './renderer.ts'
import type { PublishTarget } from './targets/target.ts'

/** Changes that come within so many milliseconds are of one release. */
const GATHERED = 500
/** Milliseconds between releases: each one empties the CDN's cache. */
const PAUSE = 10_000
/** Milliseconds after which nothing more is begun; the function ends at 540 s, and the job of every minute goes on. */
const LONGEST = 4 * 60_000
const LONGEST_DETAIL = 300

export interface Publishing {
  /** Absent where nothing is to be published: then all that is stored counts as live. */
  target: PublishTarget | undefined
  loadRenderer: () => Promise<Renderer | undefined>
  /** Address of the site without a slash at the end. */
  origin: string
  /** The company behind the card fields; absent where none is. */
  payment?: PaymentCompany | undefined
  clock: Clock
}

/**
 * Makes live what is stored, unless somebody else is at it: she goes on until all is. What stands in the way is noted in
 * `site/published` and not thrown; the last release stays live, and the job of every minute tries again, ever more rarely.
 */
export async function publishSite(publishing: Publishing, by: string = randomUUID()): Promise<void> {
  const { clock } = publishing
  const began = clock.now().getTime()
  try {
    let lease = await acquireLease(by, clock.now())
    // while they are gathered, whoever changes something more finds the lease held, and is done
    if (lease) await clock.wait(GATHERED)
    while (lease) {
      await clock.wait(timeOf(lease.published) + PAUSE - clock.now().getTime())
      const outcome = await attempt(publishing, lease)
      const now = clock.now()
      lease = await settle(lease, outcome, !outcome.problem && now.getTime() - began < LONGEST, now)
    }
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    logger.warn(error.message)
  }
}

async function attempt(publishing: Publishing, lease: Lease): Promise<Outcome> {
  let build = ''
  try {
    const renderer = await publishing.loadRenderer()
    build = renderer?.frame.build ?? ''
    return await makeRelease(publishing, renderer, lease)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    logger.error('The site could not be published', redactedStack(error))
    const { problem: before } = lease.published
    const attempts = before?.build === build ? before.attempts + 1 : 1
    return { problem: { ...wordsOf(error), at: publishing.clock.now().toISOString(), attempts, build } }
  }
}

function wordsOf(error: unknown): Pick<PublishProblem, 'code' | 'detail'> {
  const { code, detail } =
    error instanceof PublishFailure
      ? error
      : { code: 'failed' as const, detail: error instanceof Error ? error.message : typeof error }
  return { code, detail: detail.slice(0, LONGEST_DETAIL) }
}

/** Of the last release, in milliseconds; long ago where there is none. */
const timeOf = ({ at }: PublishedDocument): number => (at === '' ? 0 : Date.parse(at))
