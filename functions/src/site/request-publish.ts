import { audit } from '../audit/audit.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { bumpSiteIn } from './versions.ts'

interface PublishRequest {
  /** uid of who asks. */
  by: string
  /** Every page anew, and not what has changed alone. */
  isWhole: boolean
  /** ISO 8601 UTC. */
  now?: string
}

/**
 * Has the site published now: what raises its version starts the publisher, whatever pause a failure had put before the next attempt.
 * Whoever publishes already goes on with it.
 * @throws HttpError 401 or 403 when she may no longer
 */
export const requestPublish = ({
  by,
  isWhole,
  now = new Date().toISOString(),
}: PublishRequest): Promise<void> =>
  transactAs({ uid: by, action: isWhole ? 'site:write' : 'site:publish' }, 'publish', async (tx) => {
    bumpSiteIn(tx)
    if (isWhole) tx.merge(refs.published, { wholeAskedAt: now })
    const details = isWhole ? ['everything'] : []
    audit(tx, { actor: by, action: 'site:publish', target: 'site', at: now, details })
  })
