import { today } from 'domain/dates.ts'
import type { PublishedDocument } from 'domain/stored/site/published.ts'
import { isRestoring } from '../backup/is-restoring.ts'
import { isBehind, isHeld, noteLapsed, readState } from '../site/lease.ts'
import { readFrame } from '../site/renderer.ts'
import { chooseTarget } from '../site/targets/choose-target.ts'
import type { PublishTarget } from '../site/targets/target.ts'
import { bumpSite } from '../site/versions.ts'

interface Live {
  /** Absent if nothing is published. */
  target: PublishTarget | undefined
  /** Build of this deployment's renderer; '' if it has none. */
  build: string
  now: Date
}

const MINUTE = 60_000
/** Minutes. What always fails is not rendered for ever. */
const LONGEST_PAUSE = 60

/**
 * Returns whether to wait after a failed attempt: 1, 2, 4 … minutes. Another build is tried at once. So are parts that do not fit
 * together, once another release is live.
 */
async function isTooEarly({ problem }: PublishedDocument, { target, build, now }: Live): Promise<boolean> {
  if (!problem || problem.build !== build) return false
  const pause = Math.min(2 ** (problem.attempts - 1), LONGEST_PAUSE) * MINUTE
  if (now.getTime() - Date.parse(problem.at) >= pause) return false
  return problem.code !== 'build' || (await target?.liveRelease()) === problem.release
}

/**
 * Starts publishing if the live site is not what is stored, was made by another deployment, or was replaced by hand. Also after
 * midnight, when events become past ones. It leaves a running publisher and a pause alone, and waits after a failure. A restore
 * publishes at its end.
 */
export async function publishAgain(live: Live): Promise<void> {
  if (await isRestoring()) return
  const { target, build, now } = live
  const { published: seen, stored } = await readState()
  if (seen.paused || isHeld(seen, now)) return
  const published = seen.lease ? await noteLapsed(now, build) : seen
  if (isHeld(published, now) || (await isTooEarly(published, live))) return
  const isOld =
    isBehind(published, stored) ||
    published.readAt === '' ||
    today(new Date(published.readAt)) !== today(now) ||
    (target !== undefined && published.build !== build) ||
    (target !== undefined && build !== '' && (await target.liveRelease()) !== published.release)
  if (isOld) await bumpSite()
}

/** Does so for the site that this deployment publishes to. Called each minute. */
export async function publishLive(now: Date): Promise<void> {
  await publishAgain({ target: chooseTarget(), build: (await readFrame())?.build ?? '', now })
}
