import { can } from 'domain/permissions.ts'
import type { PublishPause } from 'domain/stored/site/published.ts'
import { usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'

export interface Pause extends PublishPause {
  /** Whether the user may end it. */
  mayResume: boolean
}

/** Returns the pause of publishing; undefined if there is none, or while that is not known. */
export function usePause(session: OpenSession): Pause | undefined {
  const published = usePublished(session)
  const paused = published.status === 'ready' ? published.data?.paused : undefined
  return paused ? { ...paused, mayResume: can(session.actor, 'site:pause') } : undefined
}
