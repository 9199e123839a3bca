import { today } from 'domain/dates.ts'
import { isBehind, isHeld, readState } from '../site/lease.ts'
import type { PublishTarget } from '../site/targets/target.ts'
import { raiseSite } from '../site/versions.ts'

interface Live {
  /** Absent where nothing is published. */
  target: PublishTarget | undefined
  /** Of the renderer of this deployment, '' where it has none. */
  build: string
  now: Date
}

/**
 * Has the site published where what is live is not what is stored, or was made by another deployment, or somebody else put it there;
 * and after midnight, which makes events past ones. Whoever publishes by now is left alone.
 */
export async function publishAgain({ target, build, now }: Live): Promise<void> {
  const { published, stored } = await readState()
  if (isHeld(published, now)) return
  const isOld =
    isBehind(published, stored) ||
    published.readAt === '' ||
    today(new Date(published.readAt)) !== today(now) ||
    (target !== undefined && published.build !== build) ||
    (target !== undefined && build !== '' && (await target.liveRelease()) !== published.release)
  if (isOld) await raiseSite()
}
