import { useState } from 'react'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'

/** Returns whether the user has to set up one-time codes before anything else. */
export function useCodesRequired({ actor, user }: OpenSession): boolean {
  const { adminCodes } = useOrganisation()
  const isMissing =
    adminCodes === 'required' && actor.role === 'admin' && actor.approved && !user.second_factor
  // the recovery codes stay on the screen until the page is loaded again
  const [wasMissing, setWasMissing] = useState(false)
  if (isMissing && !wasMissing) setWasMissing(true)
  return wasMissing
}
