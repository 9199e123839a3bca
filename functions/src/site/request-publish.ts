import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { bumpSiteIn } from './versions.ts'

interface PublishRequest {
  /** uid of the admin. */
  by: string
  /** Whether every page is rendered again, not only changed ones. */
  isWhole: boolean
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Publishes the site now, without waiting for the pause after a failure. A running publisher continues with it.
 * @throws HttpError 401 or 403 if the right was withdrawn, 409 while publishing is paused
 */
export const requestPublish = ({
  by,
  isWhole,
  now = new Date().toISOString(),
}: PublishRequest): Promise<void> =>
  transactAs({ uid: by, action: isWhole ? 'site:write' : 'site:publish' }, 'publish', async (tx) => {
    if ((await tx.read(refs.published))?.paused) throw new HttpError(409, ({ publish }) => publish.paused)
    bumpSiteIn(tx)
    if (isWhole) tx.merge(refs.published, { wholeAskedAt: now })
    const details = isWhole ? ['everything'] : []
    audit(tx, { actor: by, action: 'site:publish', target: 'site', at: now, details })
  })

interface PauseRequest {
  /** uid of the admin. */
  by: string
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Pauses publishing, or changes the reason. A running publisher loses its lease, so that it releases nothing more.
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
export const pausePublishing = ({
  by,
  reason,
  now = new Date().toISOString(),
}: PauseRequest & { reason: string }): Promise<void> =>
  transactAs({ uid: by, action: 'site:pause' }, 'pause', async (tx) => {
    const [published, health] = await Promise.all([tx.read(refs.published), tx.read(refs.health)])
    const at = published?.paused?.at ?? now
    tx.merge(refs.published, { paused: { at, reason }, lease: null })
    // the strip shows it at once, without waiting for the next check
    if (health) tx.merge(refs.health, { pausedSince: at, pauseReason: reason })
    audit(tx, { actor: by, action: 'site:pause', target: 'site', at: now })
  })

/**
 * Ends the pause and publishes. Without a pause it only publishes.
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
export const resumePublishing = ({ by, now = new Date().toISOString() }: PauseRequest): Promise<void> =>
  transactAs({ uid: by, action: 'site:pause' }, 'resume', async (tx) => {
    const [published, health] = await Promise.all([tx.read(refs.published), tx.read(refs.health)])
    const action = published?.paused ? 'site:resume' : 'site:publish'
    if (published?.paused) tx.merge(refs.published, { paused: null })
    if (health?.pausedSince) tx.merge(refs.health, { pausedSince: '', pauseReason: '' })
    bumpSiteIn(tx)
    audit(tx, { actor: by, action, target: 'site', at: now })
  })
