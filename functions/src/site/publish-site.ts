import { randomUUID } from 'node:crypto'
import * as logger from 'firebase-functions/logger'
import type { PaymentCompany } from 'domain/site.ts'
import type { PublishedDocument, PublishProblem } from 'domain/stored/site/published.ts'
import { redactedStack } from '../http/responses/handle-error.ts'
import type { Clock } from './targets/clock.ts'
import { type Lease, LeaseLost, type Outcome, settle, acquireLease } from './lease.ts'
import { makeRelease } from './make-release.ts'
import { PublishFailure } from './targets/publish-failure.ts'
import type { Renderer } from './renderer.ts'
import type { PublishTarget } from './targets/target.ts'

/** Milliseconds within which changes become one release. */
const GATHERED = 500
/** Milliseconds between releases, since each one empties the CDN's cache. */
const PAUSE = 10_000
/** Milliseconds after which no attempt begins. The function ends at 540 s; the job of every minute continues. */
const LONGEST = 4 * 60_000
/** Milliseconds after which an attempt is given up. A call of Hosting that began before may take 95 s with its repetitions. */
const DEADLINE = 7 * 60_000
const LONGEST_DETAIL = 300

export interface Publishing {
  /** Absent if nothing is published. Then everything stored counts as live. */
  target: PublishTarget | undefined
  loadRenderer: () => Promise<Renderer | undefined>
  /** Address of the site without a trailing slash. */
  origin: string
  /** The payment provider; absent if there is none. */
  payment?: PaymentCompany | undefined
  clock: Clock
}

/**
 * Publishes what is stored, until all of it is live, unless another process does already. Failures are stored in
 * `site/published`, not thrown. Then the last release stays live, and the job of every minute tries again with growing pauses.
 */
export async function publishSite(publishing: Publishing, by: string = randomUUID()): Promise<void> {
  const { clock } = publishing
  const began = clock.now().getTime()
  try {
    let lease = await acquireLease(by, clock.now())
    // meanwhile other changes find the lease held and end at once
    if (lease) await clock.wait(GATHERED)
    while (lease) {
      await clock.wait(timeOf(lease.published) + PAUSE - clock.now().getTime())
      const outcome = await attempt(publishing, lease, began + DEADLINE)
      const now = clock.now()
      lease = await settle(lease, outcome, !outcome.problem && now.getTime() - began < LONGEST, now)
    }
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    logger.warn(error.message)
  }
}

async function attempt(publishing: Publishing, lease: Lease, deadline: number): Promise<Outcome> {
  let build = ''
  try {
    const renderer = await publishing.loadRenderer()
    build = renderer?.frame.build ?? ''
    return await makeRelease(publishing, renderer, lease, deadline)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    logger.error('The site could not be published', redactedStack(error))
    const { problem: before } = lease.published
    const attempts = before?.build === build ? before.attempts + 1 : 1
    return { problem: { ...wordsOf(error), at: publishing.clock.now().toISOString(), attempts, build } }
  }
}

function wordsOf(error: unknown): Pick<PublishProblem, 'code' | 'detail' | 'release'> {
  const { code, detail, release } =
    error instanceof PublishFailure
      ? error
      : {
          code: 'failed' as const,
          detail: error instanceof Error ? error.message : typeof error,
          release: '',
        }
  return { code, detail: detail.slice(0, LONGEST_DETAIL), release }
}

/** Returns the time of the last release in milliseconds; 0 if there is none. */
const timeOf = ({ at }: PublishedDocument): number => (at === '' ? 0 : Date.parse(at))
