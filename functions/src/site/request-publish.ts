import { audit } from '../audit/audit.ts'
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
 * @throws HttpError 401 or 403 if the right was withdrawn
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
