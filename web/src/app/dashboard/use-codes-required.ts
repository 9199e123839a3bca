import { useState } from 'react'
import { useSitePart } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'

/**
 * Returns whether the user has to set up one-time codes before anything else. An admin without codes listens to the setting, since
 * the server refuses everything else at once.
 */
export function useCodesRequired(session: OpenSession): boolean {
  const { actor, user } = session
  const { adminCodes } = useOrganisation()
  const isWithout = actor.role === 'admin' && actor.approved && !user.second_factor
  const part = useSitePart(session, 'organisation', isWithout)
  const live = part.status === 'ready' ? part.data?.['adminCodes'] : undefined
  // the rules refuse the setting too where codes are required
  const isRefused = part.status === 'failed' && part.error.code === 'permission-denied'
  const isMissing = isWithout && (isRefused || (live ?? adminCodes) === 'required')
  // the recovery codes stay on the screen until the page is loaded again
  const [wasMissing, setWasMissing] = useState(false)
  if (isMissing && !wasMissing) setWasMissing(true)
  return wasMissing
}
