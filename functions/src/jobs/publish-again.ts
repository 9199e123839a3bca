import { today } from 'domain/dates.ts'
import type { PublishedDocument } from 'domain/stored/published.ts'
import { isBehind, isHeld, readState } from '../site/lease.ts'
import type { PublishTarget } from '../site/targets/target.ts'
import { bumpSite } from '../site/versions.ts'

interface Live {
  /** Absent where nothing is published. */
  target: PublishTarget | undefined
  /** Of the renderer of this deployment, '' where it has none. */
  build: string
  now: Date
}

const MINUTE = 60_000
/** Minutes: what fails for good is not rendered for ever. */
const LONGEST_PAUSE = 60

/**
 * Whether it is too early for another attempt after one that failed: pauses are of 1, 2, 4 … minutes. Another build is tried at once,
 * and so is what a deployment under way mends, which costs no more than a look at the live release.
 */
function isTooEarly({ problem }: PublishedDocument, build: string, now: Date): boolean {
  if (!problem || problem.code === 'build' || problem.build !== build) return false
  const pause = Math.min(2 ** (problem.attempts - 1), LONGEST_PAUSE) * MINUTE
  return now.getTime() - Date.parse(problem.at) < pause
}

/**
 * Has the site published where what is live is not what is stored, or was made by another deployment, or somebody else put it there;
 * and after midnight, which makes events past ones. Whoever publishes by now is left alone, and after
 * a failure it waits; a change starts an attempt by itself.
 */
export async function publishAgain({ target, build, now }: Live): Promise<void> {
  const { published, stored } = await readState()
  if (isHeld(published, now) || isTooEarly(published, build, now)) return
  const isOld =
    isBehind(published, stored) ||
    published.readAt === '' ||
    today(new Date(published.readAt)) !== today(now) ||
    (target !== undefined && published.build !== build) ||
    (target !== undefined && build !== '' && (await target.liveRelease()) !== published.release)
  if (isOld) await bumpSite()
}
